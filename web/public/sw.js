// Keeps the client's own files (their names change with what is in them) and the rules; never a table.
const KEPT = 'ludoteca-1';
const FIRST = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg', '/light.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT).map((name) => caches.delete(name));
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names)))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function fresh(request, ...otherwise) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    for (const each of [request, ...otherwise]) {
      const known = await caches.match(each);
      if (known) return known;
    }
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/'))
    event.respondWith(
      caches.match(request).then(async (known) => known ?? keep(request, await fetch(request))),
    );
  else if (FIRST.includes(url.pathname)) event.respondWith(fresh(request));
  else if (/^\/api\/(games(\/[^/]+\/rules)?|companion\/(?!gatherings\/).+)$/.test(url.pathname))
    event.respondWith(fresh(request));
  else if (/^\/companion(\/|$)/.test(url.pathname))
    event.respondWith(fresh(new Request('/companion'), '/offline.html'));
  else if (/^\/rules(\/|$)/.test(url.pathname))
    // One page shows all of them: whichever was read, every one that is kept can be.
    event.respondWith(fresh(new Request('/rules'), '/offline.html'));
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
});
