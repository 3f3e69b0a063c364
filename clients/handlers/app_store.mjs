import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const BYTES_MAX = 262144;

function call(request) {
  return new Promise((resolve, reject) => {
    const daemon = connect(process.env.ENTITLED_SOCKET);
    daemon.setTimeout(5000, () => daemon.destroy(new Error('the daemon is slow')));
    daemon.on('error', reject).end(`${JSON.stringify(request)}\n`);
    createInterface({ input: daemon })
      .on('error', reject)
      .on('line', (line) => resolve(JSON.parse(line)))
      .on('close', () => reject(new Error('the daemon has not answered')));
  });
}

const tls = { cert: readFileSync('cert.pem'), key: readFileSync('key.pem') };
createServer(tls, async (request, response) => {
  try {
    let payload = '';
    for await (const chunk of request.setEncoding('utf8')) {
      if (payload.length < BYTES_MAX) payload += chunk;
    }
    const params = { store: 'appStore', payload };
    const { error } = await call({ id: 1, method: 'store.notify', params });
    if (error) console.error(error.message, error.data);
    response.statusCode = error ? error.data.httpStatus ?? 503 : 200;
  } catch (problem) {
    console.error(problem.message);
    response.statusCode = 503;
  }
  response.end();
}).listen(process.env.PORT ?? 443);
