export { Client } from './client.js';
export * from './errors.js';
