// Before the first paint: the light that was chosen here, else the system's.
(() => {
  let light = null;
  try {
    light = localStorage.getItem('ludoteca.light');
  } catch {
    // Storage may be forbidden; the system's light will do.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme =
    light === 'dark' || light === 'light' ? light : dark ? 'dark' : 'light';
})();
