// Who was here too short a while has no rules on this device: then nothing is promised.
caches.match('/rules').then((rules) => {
  if (!rules) for (const promise of document.querySelectorAll('.kept')) promise.remove();
});
