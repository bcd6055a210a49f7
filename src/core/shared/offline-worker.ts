import { offlineTexts } from './offline.texts.ts'

/** Seconds until the page that says so asks for the server again. */
const retrySeconds = 10
const languages = ['ko', 'en', 'zh', 'es'] as const

/**
 * What the browser shows instead of its own error page. It stands alone: no file of the portal can be fetched
 * then, and which language the user reads is not known, so that it speaks all four.
 */
export function offlinePage(): string {
  const sections = languages.map(
    (lang, at) =>
      `<section lang="${lang}"><h${at === 0 ? 1 : 2}>${offlineTexts.title[at]}</h${at === 0 ? 1 : 2}><p>${offlineTexts.help[at]}</p></section>`,
  )
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${retrySeconds}"><title>${offlineTexts.title[0]}</title><style>:root{color-scheme:light dark;font-family:'Malgun Gothic','Apple SD Gothic Neo',sans-serif}body{max-width:560px;margin:10vh auto;padding:0 20px;line-height:1.6}h1{font-size:20px}h2{font-size:15px;margin:16px 0 0}p{margin:4px 0}section+section{opacity:.8;font-size:14px}a{display:inline-block;margin:20px 0;padding:12px 24px;border-radius:8px;background:#0958d9;color:#fff;text-decoration:none}</style></head><body>${sections[0]}<a href="">${languages.map((_lang, at) => offlineTexts.retry[at]).join(' · ')}</a>${sections.slice(1).join('')}</body></html>`
}

/**
 * The service worker: it looks at page addresses only and answers them itself only when the server gives no
 * answer at all. Nothing of the portal is kept in it, so that no old version can be served.
 */
export const offlineWorker = (): string => `const page = ${JSON.stringify(offlinePage())}
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'no-store',
}
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([clients.claim(), registration.navigationPreload && registration.navigationPreload.enable()]),
  ),
)
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(
    Promise.resolve(event.preloadResponse)
      .then((answer) => answer || fetch(event.request))
      .catch(() => new Response(page, { status: 503, headers })),
  )
})
`
