import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const API = process.env.PLAY_API ?? 'https://androidpublisher.googleapis.com';
const TOKENS = process.env.PLAY_TOKENS ?? 'https://oauth2.googleapis.com/tokeninfo';
const METADATA = process.env.PLAY_METADATA ?? 'http://metadata.google.internal';
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const PATHS = { subscription: 'subscriptionsv2', product: 'productsv2' };
const BYTES_MAX = 262144;
const MILLISECONDS_MAX = 5000;

// The object at a URL; null if the answer has the given status.
async function get(url, headers, refusal) {
  const signal = AbortSignal.timeout(MILLISECONDS_MAX);
  const response = await fetch(url, { headers, signal });
  if (response.status === refusal) return null;
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  return response.json();
}

// Whether Google signed the push for this server, as its subscription says.
async function isFromGoogle(authorization) {
  const token = encodeURIComponent(authorization.replace(/^Bearer /, ''));
  const claims = await get(`${TOKENS}?id_token=${token}`, {}, 400);
  return claims?.aud === process.env.PLAY_AUDIENCE
    && claims.email === process.env.PLAY_PUSHER
    && claims.email_verified === 'true';
}

// What the daemon asks for, as a `response`; null if Google no longer has it.
async function answer({ kind, packageName, purchaseToken }) {
  const account = `${METADATA}/computeMetadata/v1/instance/service-accounts/default`;
  const access = await get(`${account}/token?scopes=${SCOPE}`, { 'Metadata-Flavor': 'Google' });
  const fetchedAt = new Date().toISOString();
  const [name, token] = [packageName, purchaseToken].map(encodeURIComponent);
  const body = await get(
    `${API}/androidpublisher/v3/applications/${name}/purchases/${PATHS[kind]}/tokens/${token}`,
    { Authorization: `Bearer ${access.access_token}` },
    410,
  );
  return body && { kind, body, fetchedAt };
}

function call(params) {
  return new Promise((resolve, reject) => {
    const daemon = connect(process.env.ENTITLED_SOCKET);
    const request = { id: 1, method: 'store.notify', params };
    daemon.setTimeout(MILLISECONDS_MAX, () => daemon.destroy(new Error('the daemon is slow')));
    daemon.on('error', reject).end(`${JSON.stringify(request)}\n`);
    createInterface({ input: daemon })
      .on('error', reject)
      .on('line', (line) => resolve(JSON.parse(line)))
      .on('close', () => reject(new Error('the daemon has not answered')));
  });
}

async function notify(payload, authorization) {
  if (!(await isFromGoogle(authorization))) return 401;
  const params = { store: 'playStore', payload };
  let reply = await call(params);
  if (reply.result?.ask) {
    params.response = await answer(reply.result.ask);
    if (!params.response) return 200;
    reply = await call(params);
  }
  const { error } = reply;
  if (error) console.error(error.message, error.data);
  return error ? error.data.httpStatus ?? 503 : 200;
}

const tls = { cert: readFileSync('cert.pem'), key: readFileSync('key.pem') };
createServer(tls, async (request, response) => {
  try {
    let payload = '';
    for await (const chunk of request.setEncoding('utf8')) {
      if (payload.length < BYTES_MAX) payload += chunk;
    }
    response.statusCode = await notify(payload, request.headers.authorization ?? '');
  } catch (problem) {
    console.error(problem.message);
    response.statusCode = 503;
  }
  response.end();
}).listen(process.env.PORT ?? 443);
