import type { Language } from '../../core/shared/session.ts'

const words: Record<Language, { open: string; foot: string }> = {
  kr: { open: '포털에서 열기', foot: '이 메일은 협력업체 업무지원 포털이 보냈습니다. 수신 여부는 개인설정에서 바꿀 수 있습니다.' },
  en: { open: 'Open in the portal', foot: 'Sent by the contractor support portal. You can choose what you get in your preferences.' },
  zh: { open: '在门户中打开', foot: '本邮件由承包商业务支持门户发送。可在个人设置中更改接收选项。' },
  es: { open: 'Abrir en el portal', foot: 'Enviado por el portal de apoyo a contratistas. Puede elegir qué recibir en sus preferencias.' },
}
const htmlCharacters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => htmlCharacters[character]!)

export interface MailText {
  subject: string
  text: string
  html: string
}
/**
 * A mail as it leaves, plain and as simple HTML.
 * @param publicUrl address of the portal without a slash at its end; a link that is no path of the portal is left out
 */
export function mailText(mail: { subject: string; body: string; linkUrl: string | null; langCd: string }, publicUrl: string): MailText {
  const { open, foot } = words[mail.langCd as Language] ?? words.kr
  const link = mail.linkUrl && /^\/(?!\/)/.test(mail.linkUrl) ? `${publicUrl}${mail.linkUrl}` : undefined
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
