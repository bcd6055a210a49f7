import { describe, expect, test } from 'vitest'
import { reaches } from './choice.rule.ts'
import { daysPast, reachedRungs, rungOf, showDday } from './escalation.rule.ts'
import { isStaleSms, mailText, maskedNumbers, smsText } from './mail-text.rule.ts'
import { filled, placeholdersIn, unknownPlaceholders } from './template.rule.ts'

describe('words of an event', () => {
  test('placeholders get their values, a missing one is a dash, and a value may look like a placeholder', () => {
    expect(filled('{{title}} / {{ dueDt }} / {{none}}', { title: '$& {{dueDt}}', dueDt: '2026-11-25' })).toBe(
      '$& {{dueDt}} / 2026-11-25 / -',
    )
    expect(filled('{{count}}건', { count: 0 })).toBe('0건')
    // A sentence without anything to say is left out, in each language.
    const stopped = (end: string) => filled(`{{name}} 중지.${end}`, { name: 'P-1', reason: null })
    expect([stopped(' 사유: {{reason}}'), stopped('\n사유: {{reason}}')]).toEqual(['P-1 중지.', 'P-1 중지.'])
    expect(filled('{{name}}停止。原因：{{reason}}', { name: 'P-1' })).toBe('P-1停止。')
  })
  test('ask for names that are known or not', () => {
    expect(placeholdersIn('{{a}} {{b}} {{ a }} {c}')).toEqual(['a', 'b'])
    expect(unknownPlaceholders('{{title}} {{titel}}', ['title'])).toEqual(['titel'])
  })
})

describe('a ladder', () => {
  test('is written D-7, D, D+1, D+3:head', () => {
    expect(['D-7', 'D', 'D+1', 'D+3:head'].map((text) => rungOf(text))).toEqual([
      { days: -7, to: 'owner', text: 'D-7' },
      { days: 0, to: 'owner', text: 'D' },
      { days: 1, to: 'owner', text: 'D+1' },
      { days: 3, to: 'head', text: 'D+3:head' },
    ])
    expect(['7', 'D7', 'D-', 'D+3:boss', 'd-7', 'D+1000'].map(rungOf)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  })
  const rules = ['D-7', 'D-1', 'D+1', 'D+3:head']
  const reachedOn = (today: string) => reachedRungs(rules, '2026-11-25', today).map(({ text }) => text)
  test('is climbed rung by rung, the head beside the owner', () => {
    expect(reachedOn('2026-11-17')).toEqual([])
    expect(reachedOn('2026-11-18')).toEqual(['D-7'])
    expect(reachedOn('2026-11-24')).toEqual(['D-1'])
    expect(reachedOn('2026-11-25')).toEqual(['D-1'])
    expect(reachedOn('2026-11-27')).toEqual(['D+1'])
    expect(reachedOn('2026-11-28')).toEqual(['D+1', 'D+3:head'])
  })
  test('counts days over months and says how far it is', () => {
    expect([daysPast('2026-03-01', '2026-02-27'), daysPast('2026-12-31', '2027-01-01')]).toEqual([-2, 1])
    expect([-7, 0, 3].map(showDday)).toEqual(['D-7', 'D-DAY', 'D+3'])
  })
})

test('a channel that the event does not have cannot be switched on', () => {
  const event = { eventCd: 'X', channels: ['NCH01'], mandatoryYn: 'N' as const }
  expect([
    reaches(event, 'NCH01', null),
    reaches(event, 'NCH02', { NCH02: 'Y' }),
    reaches(event, 'NCH01', { NCH01: 'N' }),
  ]).toEqual([true, false, false])
})

describe('a mail', () => {
  const mail = {
    subject: '제목 <b>\r\nBcc: x@y',
    body: '첫 줄 <script>\n둘째 줄',
    linkUrl: '/permit?no=1&a="2"',
    langCd: 'en',
  }
  test('is plain and HTML, its link is whole, and nothing of the words is markup or a header', () => {
    const { subject, text, html } = mailText(mail, 'https://portal.example.com')
    expect(subject).toBe('제목 <b> Bcc: x@y')
    expect(text).toContain(
      '첫 줄 <script>\n둘째 줄\n\nOpen in the portal: https://portal.example.com/permit?no=1&a="2"',
    )
    expect(html).toContain('<p>첫 줄 &lt;script&gt;<br>둘째 줄</p>')
    expect(html).toContain('href="https://portal.example.com/permit?no=1&amp;a=&quot;2&quot;"')
    expect(html).not.toMatch(/<script|<b>/)
  })
  test('leads nowhere but into the portal', () => {
    for (const linkUrl of ['https://evil.example', '//evil.example', 'javascript:x', null])
      expect(mailText({ ...mail, linkUrl }, 'https://portal.example.com').html).not.toContain('<a ')
  })
})

describe('a text message', () => {
  const message = { subject: '제목\r\n둘', body: '본문', linkUrl: '/impr?no=1' }
  test('is its title, its words and its whole link; long words end, the link does not', () => {
    expect(smsText(message, 'https://p.kr')).toEqual({
      subject: '제목 둘',
      text: '제목 둘\n본문\nhttps://p.kr/impr?no=1',
    })
    expect(smsText({ ...message, linkUrl: '//evil.example' }, 'https://p.kr').text).toBe('제목 둘\n본문')
    const { text } = smsText({ ...message, body: '가'.repeat(2000) }, 'https://p.kr')
    expect([text.length, text.endsWith('가…\nhttps://p.kr/impr?no=1')]).toEqual([1000, true])
  })
  test('shows of a number the first three and the last two digits, and leaves days and counts alone', () => {
    expect(maskedNumbers('010-0000-4821, +821000004821')).toBe('010****21, +82****21')
    expect(maskedNumbers('SMS 503, 30 min')).toBe('SMS 503, 30 min')
  })
  test('is too late a day after it should have left', () => {
    const at = '2026-11-20T09:00:00+09:00'
    expect([
      isStaleSms(at, '2026-11-21T09:00:00+09:00'),
      isStaleSms(at, '2026-11-21T09:01:00+09:00'),
    ]).toEqual([false, true])
  })
})
