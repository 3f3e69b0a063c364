import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const API = process.env.STRIPE_API ?? 'https://api.stripe.com';
const HEADERS = {
  Authorization: `Bearer ${process.env.STRIPE_API_KEY}`,
  'Stripe-Version': '2025-03-31.basil',
};
const BYTES_MAX = 262144;
const MILLISECONDS_MAX = 5000;
const WHOLE = 'parent.subscription_details.subscription';

async function get(path, query = []) {
  const response = await fetch(`${API}/v1/${path}?${new URLSearchParams(query)}`, {
    headers: HEADERS,
    signal: AbortSignal.timeout(MILLISECONDS_MAX),
  });
  if (!response.ok) throw new Error(`Stripe answered ${response.status} for ${path}`);
  return response.json();
}

// Adds to a list what Stripe left out of it: an object shows only the first ten.
async function complete(part, path, query = []) {
  while (part.has_more) {
    const last = part.data.at(-1).id;
    const page = await get(path, [['limit', 100], ['starting_after', last], ...query]);
    part.data.push(...page.data);
    part.has_more = page.has_more;
  }
}

async function completeInvoice(invoice) {
  await complete(invoice.lines, `invoices/${invoice.id}/lines`);
  return invoice;
}

async function completeSubscription(subscription) {
  const { id, items, latest_invoice: latest } = subscription;
  await complete(items, 'subscription_items', [['subscription', id]]);
  if (typeof latest === 'object' && latest) await completeInvoice(latest);
  return subscription;
}

async function fetchInvoice(id) {
  const expand = [['expand[]', WHOLE], ['expand[]', `${WHOLE}.latest_invoice`]];
  const invoice = await completeInvoice(await get(`invoices/${id}`, expand));
  const subscription = invoice.parent?.subscription_details?.subscription;
  if (typeof subscription === 'object' && subscription) await completeSubscription(subscription);
  return invoice;
}

async function completeSession(session) {
  await complete(session.line_items, `checkout/sessions/${session.id}/line_items`);
  return session;
}

// What the daemon asks for, as a `response`; null if it is about no purchase.
async function answer(ask) {
  const fetchedAt = new Date().toISOString();
  const { kind, id } = ask;
  if (kind === 'subscription') {
    const body = await get(`subscriptions/${id}`, [['expand[]', 'latest_invoice']]);
    return { kind, body: await completeSubscription(body), fetchedAt };
  }
  if (kind === 'checkoutSession') {
    const body = await get(`checkout/sessions/${id}`, [['expand[]', 'line_items']]);
    return { kind, body: await completeSession(body), fetchedAt };
  }
  if (id) return { kind, body: await fetchInvoice(id), fetchedAt };
  const paid = await whatWasPaid(ask);
  return paid && { ...paid, fetchedAt };
}

// The invoice that a payment paid, or the checkout of a payment without one, if any.
async function whatWasPaid({ charge, paymentIntent }) {
  const intent = paymentIntent ?? (await get(`charges/${charge}`)).payment_intent;
  const [type, name] = intent ? ['payment_intent', intent] : ['charge', charge];
  const payments = await get('invoice_payments', [
    ['payment[type]', type], [`payment[${type}]`, name],
  ]);
  if (payments.data.length > 0) {
    return { kind: 'invoice', body: await fetchInvoice(payments.data[0].invoice) };
  }
  if (!intent) return null;
  const sessions = await get('checkout/sessions', [
    ['payment_intent', intent], ['expand[]', 'data.line_items'],
  ]);
  const [body] = sessions.data;
  return body ? { kind: 'checkoutSession', body: await completeSession(body) } : null;
}

function call(params) {
  return new Promise((resolve, reject) => {
    const daemon = connect(process.env.ENTITLED_SOCKET);
    daemon.setTimeout(MILLISECONDS_MAX, () => daemon.destroy());
    daemon.on('error', reject)
      .end(`${JSON.stringify({ id: 1, method: 'store.notify', params })}\n`);
    createInterface({ input: daemon })
      .on('error', reject)
      .on('line', (line) => resolve(JSON.parse(line)))
      .on('close', () => reject(new Error('the daemon has not answered')));
  });
}

async function notify(payload, signature) {
  const params = { store: 'stripe', payload, headers: { 'stripe-signature': signature } };
  // An answer may lead to another question.
  for (let round = 0; round < 3; round += 1) {
    const { error, result } = await call(params);
    if (error) {
      console.error(error.message, error.data);
      return error.data.httpStatus ?? 503;
    }
    if (result.outcome !== 'ask') return 200;
    params.response = await answer(result.ask);
    if (!params.response) return 200;
  }
  return 503;
}

const tls = { cert: readFileSync('cert.pem'), key: readFileSync('key.pem') };
createServer(tls, async (request, response) => {
  try {
    let payload = '';
    for await (const chunk of request.setEncoding('utf8')) {
      if (payload.length < BYTES_MAX) payload += chunk;
    }
    response.statusCode = await notify(payload, request.headers['stripe-signature'] ?? '');
  } catch (problem) {
    console.error(problem.message);
    response.statusCode = 503;
  }
  response.end();
}).listen(process.env.PORT ?? 443);
