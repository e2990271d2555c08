/** What a browser would say of a field in its own words, the page says in the reader's. */

import type { Attachment } from 'svelte/attachments';

export function tells(text: () => string): Attachment<HTMLInputElement> {
  return (input) => {
    const clear = () => input.setCustomValidity('');
    const tell = () => {
      clear();
      if (!input.validity.valid) input.setCustomValidity(text());
    };
    input.addEventListener('invalid', tell);
    input.addEventListener('input', clear);
    return () => {
      input.removeEventListener('invalid', tell);
      input.removeEventListener('input', clear);
    };
  };
}
