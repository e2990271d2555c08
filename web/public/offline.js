// Only what is kept on this device is promised; the reader's own language comes first.
const main = document.querySelector('main');
let language = null;
try {
  language = localStorage.getItem('ludoteca.lang');
} catch {
  // Whoever keeps nothing has no language kept either.
}
const wanted = language ?? navigator.language.slice(0, 2);
const own = main.querySelector(`section[lang="${CSS.escape(wanted)}"]`);
if (own) {
  main.prepend(own);
  document.documentElement.lang = own.lang;
}

async function promise() {
  for (const item of document.querySelectorAll('[data-kept]'))
    if (!(await caches.match(item.dataset.kept))) item.remove();
  for (const part of document.querySelectorAll('.meanwhile'))
    if (!part.querySelector('li')) part.remove();
}
void promise();
