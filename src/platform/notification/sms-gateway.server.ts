import { maskedNumbers, smsText } from './mail-text.rule.ts'

/** The gateway that sends text messages, and the portal's credentials there. */
export interface SmsGateway {
  url: string
  token: string
}
const timeoutMs = 10_000
/** So many characters of a refusal are kept for the operator. */
const mostOfAnswer = 300

/**
 * Hands text messages to the company's gateway: a POST with `{ to, subject, text }`, `to` in digits. Each
 * message has one Idempotency-Key for all its tries, so that a gateway which took it before its answer was
 * lost can tell.
 * @param publicUrl address of the portal without a slash at its end
 */
export const smsSender =
  ({ url, token }: SmsGateway, publicUrl: string) =>
  /** @throws Error with the gateway's answer, its numbers masked, when it is not taken */
  async (message: {
    mailNo: number
    toAddr: string
    subject: string
    body: string
    linkUrl: string | null
  }): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': `sms.${message.mailNo}@${new URL(publicUrl).hostname}`,
      },
      body: JSON.stringify({ to: message.toAddr.replaceAll('-', ''), ...smsText(message, publicUrl) }),
      // The token goes where the operator said and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const said = await answer.text()
    if (!answer.ok)
      throw new Error(maskedNumbers(`SMS ${answer.status} ${said.slice(0, mostOfAnswer)}`.trim()))
  }
