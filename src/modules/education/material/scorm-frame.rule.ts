/** What the files of a package are; anything else is bytes, which no browser runs. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  xsd: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
}
export const typeOf = (path: string): string =>
  types[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'

/**
 * A page of the content with its runtime before everything else. Each page of a frame without an origin is alone, so
 * each gets a runtime of its own and finds it where content looks first: in its own window.
 */
export function injected(html: string, place: string): string {
  const scripts = `<script src="${place}/runtime.js"></script><script src="${place}/start.js"></script>`
  const head = /<head(?:\s[^>]*)?>/i.exec(html)
  const at = head ? head.index + head[0].length : (/<html(?:\s[^>]*)?>/i.exec(html)?.index ?? -1)
  if (head) return html.slice(0, at) + scripts + html.slice(at)
  return at < 0 ? scripts + html : html.replace(/<html(?:\s[^>]*)?>/i, (tag) => tag + scripts)
}

interface FrameStart {
  version: '1.2' | '2004'
  windowKey: string
  cmi: unknown
  learner: { id: string; name: string }
}
/** As text inside a script: nothing in it ends the script or begins a comment. */
const inScript = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * Starts the runtime with what was kept, and tells the portal what is to be kept and, at most every second, that
 * somebody moves: the page around a frame hears no pointer and no key of it.
 */
export function startScript({ version, windowKey, cmi, learner }: FrameStart): string {
  const isOld = version === '1.2'
  const entry = isOld ? 'cmi.core.entry' : 'cmi.entry'
  return `(function () {
  var api = new window.${isOld ? 'Scorm12API' : 'Scorm2004API'}({ autocommit: true, autocommitSeconds: 10, logLevel: 5 });
  window.${isOld ? 'API' : 'API_1484_11'} = api;
  var kept = ${inScript(cmi)};
  var entry = kept ? 'resume' : 'ab-initio';
  var learner = ${inScript(learner)};
  if (kept) {
    kept['${entry}'] = entry;
    try { api.loadFromFlattenedJSON(kept); } catch (error) { /* Content of another version begins anew. */ }
  }
  else api.${entry} = entry;
  try {
    ${isOld ? 'api.cmi.core.student_id = learner.id; api.cmi.core.student_name = learner.name;' : 'api.cmi.learner_id = learner.id; api.cmi.learner_name = learner.name;'}
  } catch (error) { /* A runtime that keeps them itself. */ }
  function tell() {
    var cmi = api.getFlattenedCMI();
    var isDone = ${isOld ? "['completed', 'passed'].indexOf(cmi['cmi.core.lesson_status']) >= 0" : "cmi['cmi.completion_status'] === 'completed' || cmi['cmi.success_status'] === 'passed'"};
    window.top.postMessage({ scormOf: ${inScript(windowKey)}, cmi: cmi, isDone: isDone }, '*');
  }
  ${isOld ? "['LMSCommit', 'LMSFinish', 'LMSSetValue']" : "['Commit', 'Terminate', 'SetValue']"}.forEach(function (act) { api.on(act, tell); });
  var movedMs = 0;
  ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'].forEach(function (kind) {
    document.addEventListener(kind, function () {
      if (Date.now() - movedMs < 1000) return;
      movedMs = Date.now();
      window.top.postMessage({ scormOf: ${inScript(windowKey)}, moved: true }, '*');
    }, { passive: true, capture: true });
  });
})();
`
}
