import { languages } from '../../core/shared/session.ts'
import { notiSays } from './noti-rules.texts.ts'

const htmlCharacters: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => htmlCharacters[character]!)

/** A path of the portal as a whole address; nothing for what leads elsewhere. */
const wholeLink = (linkUrl: string | null, publicUrl: string): string | undefined =>
  linkUrl && /^\/(?!\/)/.test(linkUrl) ? `${publicUrl}${linkUrl}` : undefined

export interface MailText {
  subject: string
  text: string
  html: string
}
/**
 * A mail as it leaves, plain and as simple HTML.
 * @param publicUrl address of the portal without a slash at its end; a link that is no path of the portal is
 * left out
 */
export function mailText(
  mail: { subject: string; body: string; linkUrl: string | null; langCd: string },
  publicUrl: string,
): MailText {
  const language = languages.find((each) => each === mail.langCd) ?? 'kr'
  const [open, foot] = [notiSays.open().in(language), notiSays.foot().in(language)]
  const link = wholeLink(mail.linkUrl, publicUrl)
  const subject = mail.subject.replaceAll(/\s+/g, ' ')
  return {
    subject,
    text: [mail.body, ...(link ? [`${open}: ${link}`] : []), `-- \n${foot}`].join('\n\n'),
    html: [
      '<!doctype html><html><body style="font-family:sans-serif;font-size:14px;color:#222">',
      `<h1 style="font-size:16px">${escaped(subject)}</h1>`,
      `<p>${escaped(mail.body).replaceAll('\n', '<br>')}</p>`,
      ...(link ? [`<p><a href="${escaped(link)}">${open}</a></p>`] : []),
      `<p style="color:#666;font-size:12px">${foot}</p></body></html>`,
    ].join('\n'),
  }
}

/** Characters of a long text message (LMS): 2,000 bytes, two for each of Korean. */
const mostSmsCharacters = 1000
/**
 * A text message as it leaves: title, words and the whole link; words that are too long end with '…', the
 * link stays whole.
 */
export function smsText(
  message: { subject: string; body: string; linkUrl: string | null },
  publicUrl: string,
): { subject: string; text: string } {
  const subject = message.subject.replaceAll(/\s+/g, ' ')
  const link = wholeLink(message.linkUrl, publicUrl)
  const tail = link ? `\n${link}` : ''
  const words = `${subject}\n${message.body}`
  const room = mostSmsCharacters - tail.length
  return { subject, text: (words.length > room ? `${words.slice(0, room - 1)}…` : words) + tail }
}

/** Telephone numbers of a text as lists and logs show them: the first three and the last two digits. */
export const maskedNumbers = (text: string): string =>
  text.replaceAll(/\+?\d[\d-]{7,}\d/g, (number) => `${number.slice(0, 3)}****${number.slice(-2)}`)
/**
 * Hours after which a text message that did not leave is not sent any more: what was urgent then misleads
 * now.
 */
const smsHours = 24
export const isStaleSms = (waitingSince: string, now: string): boolean =>
  Date.parse(now) - Date.parse(waitingSince) > smsHours * 3_600_000
