import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import icons from './styles/icons.svg?raw';
import type { Socket } from './protocol/connection.ts';
import Page from './shell/Page.svelte';
import { App } from './shell/app.svelte.ts';

// The icons are part of the page itself: a symbol of another file costs far more each time one is drawn.
document.body.insertAdjacentHTML('afterbegin', icons);

const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
const app = new App(() => new WebSocket(address) as Socket);

mount(Page, { target: document.getElementById('app')!, props: { app } });
void app.start();
