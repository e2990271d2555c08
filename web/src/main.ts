import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './words/index.svelte';

await words.load();
mount(App, { target: document.getElementById('app')! });
