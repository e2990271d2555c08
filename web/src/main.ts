import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './words/index.svelte';

await words.load();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Without one the game is the same; only the page for being offline is missing.
  });
