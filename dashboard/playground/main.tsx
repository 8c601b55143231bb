import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { sessionStorageOf } from '../kit/session/stored-session.ts';
import 'graphiql/style.css';

const storedSession = sessionStorageOf(sessionStorage, localStorage);

/** Sends an operation for the person that is signed in at the dashboard, unless the headers of the page name another token. */
async function ask(operation: object, { headers = {} }: { headers?: Record<string, string> } = {}) {
  const token = storedSession.read()?.accessToken;
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(operation),
  });
  return response.json();
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(<GraphiQL fetcher={ask} isHeadersEditorEnabled />);
