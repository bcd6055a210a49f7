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
