import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { also, Refused, serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { registerNames } from '../../../core/web/text/labels.ts'
import { setLanguage } from '../../../core/web/text/text.ts'
import { NotificationChoices } from './NotificationChoices.tsx'
import { AwayDigest } from './AwayDigest.tsx'
import { MailQueuePage } from './MailQueuePage.tsx'
import { NotiBoxPage } from './NotiBoxPage.tsx'
import { NotiEventPage } from './NotiEventPage.tsx'

const choice = (eventCd: string, eventNm: string, mandatoryYn: 'Y' | 'N') => ({
  eventCd,
  eventNm,
  moduleCd: 'TGP02',
  moduleNm: 'Construction safety',
  mandatoryYn,
  channels: [
    { channel: 'NCH01', on: true },
    { channel: 'NCH02', on: true },
  ],
})
const choices = [
  choice('PTW_APPROVED', 'Permit approved', 'N'),
  choice('PTW_REJECTED', 'Permit rejected', 'Y'),
]
const noti = {
  notiNo: 7,
  title: '[Permit approved] P-101',
  body: 'R-101',
  linkUrl: null,
  state: 'unread',
  moduleCd: 'TGP02',
  moduleNm: 'Construction safety',
  createDt: '2026-11-20T09:00:00+09:00',
}
const event = {
  eventCd: 'PTW_APPROVED',
  eventNm: 'Permit approved',
  moduleCd: 'TGP02',
  moduleNm: 'Construction safety',
  channels: ['NCH01'],
  mandatoryYn: 'N',
  useYn: 'Y',
  escalateRule: ['D-7'],
  variables: ['permitNm'],
  updateDt: '2026-11-20T09:00:00+09:00',
  templates: ['kr', 'en', 'zh', 'es'].map((langCd, index) => ({
    notiTemplateNo: index + 1,
    langCd,
    title: '{{permitNm}}',
    body: 'R-101',
  })),
}
const listOf = (row: object) => () => ({ data: [row], total: 1, more: false })
const channels = {
  data: [
    { code: 'NCH01', codeNm: 'Portal' },
    { code: 'NCH02', codeNm: 'Mail' },
  ],
}

let sent: FakeRequest[]
beforeEach(() => {
  const english = () => import('../../names.en.json')
  registerNames([{ en: english, zh: english, es: english }])
  sent = serve({
    'GET /api/manage/notipref': () => ({ data: choices }),
    'PUT /api/manage/notipref': () => ({ data: choices }),
    'GET /api/manage/notis': listOf(noti),
    'GET /api/manage/notis/states': () => ({ data: { unread: 1, read: 0 } }),
    'PUT /api/manage/notis': () => ({ data: { changed: 1 } }),
    'GET /api/manage/notievents': listOf(event),
    'GET /api/manage/notievent/PTW_APPROVED': () => ({ data: event, allowed: [], editable: [] }),
    'GET /api/manage/mailqueues': listOf({
      mailNo: 3,
      subject: 'P-101',
      toAddr: 'a@b',
      state: 'failed',
      tryCnt: 4,
      lastError: 'full',
    }),
    'GET /api/manage/mailqueues/states': () => ({ data: { waiting: 0, sent: 0, failed: 1 } }),
    'GET /api/manage/mailserver': () => ({
      data: { configured: false, host: null, mailFrom: 'a@b', smsHost: null },
    }),
    'GET /api/manage/codes/NOTI_CH': () => channels,
    'GET /api/manage/codes/*': () => ({ data: [] }),
    'GET /api/main/portlet/awaydigest': () => ({
      data: {
        fromDt: '2026-11-19T18:00:00+09:00',
        sinceLogin: true,
        unread: 2,
        groups: [
          {
            taskClassNm: 'mailQueue',
            title: '메일·SMS',
            state: 'failed',
            stateNm: '실패',
            count: 6,
            records: [{ key: '3', name: 'P-101', actDt: noti.createDt }],
          },
        ],
      },
    }),
  })
})
afterEach(async () => {
  hidePage()
  await setLanguage('kr')
})
const text = () => document.querySelector('main')?.textContent ?? ''
const menu = { menuNmEn: 'Page' }

test.each([
  ['box', NotiBoxPage, 'P-101'],
  ['choices', NotificationChoices, 'Permit rejected'],
  ['events', NotiEventPage, 'PTW_APPROVED'],
  ['mails', MailQueuePage, 'Text messages are off'],
  ['digest', AwayDigest, 'Mail and text message · Failed'],
])('%s: no Korean stands on the page in English', async (_name, Page, awaited) => {
  await setLanguage('en')
  showPage(Page, { menu })
  await expect.poll(text).toContain(awaited)
  expect(text().match(/\p{Script=Hangul}+/gu)).toBeNull()
})

test('a choice is sent at once; a mandatory one is locked; a refusal is shown', async () => {
  showPage(NotificationChoices)
  await userEvent.click(page.getByRole('switch', { name: 'Permit approved: 메일' }))
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ eventCd: 'PTW_APPROVED', channel: 'NCH02', onYn: 'N' })
  await expect.element(page.getByRole('switch', { name: 'Permit rejected: 포털' })).toBeDisabled()
  also({
    'PUT /api/manage/notipref': () =>
      new Refused(422, {
        errorCode: 'RULE',
        message: '필수 알림은 끌 수 없습니다.',
        fields: [],
        reasons: [],
      }),
  })
  await userEvent.click(page.getByRole('switch', { name: 'Permit approved: 포털' }))
  await expect.element(page.getByText('필수 알림은 끌 수 없습니다.').first()).toBeVisible()
})

test('a notification without a page opens in a popup and is read', async () => {
  showPage(NotiBoxPage)
  await userEvent.dblClick(page.getByText('[Permit approved] P-101'))
  await expect.element(page.getByRole('dialog').getByText('R-101')).toBeVisible()
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ readYn: 'Y', notiNos: [7] })
})

test('a variable that the event does not carry is refused at its field before anything is sent, and the preview follows the typing', async () => {
  showPage(NotiEventPage)
  await userEvent.dblClick(page.getByText('PTW_APPROVED'))
  const title = page.getByRole('tabpanel', { name: '한국어' }).getByLabelText('제목')
  await userEvent.fill(title, '승인 {{permitName}}')
  await userEvent.click(page.getByRole('button', { name: '저장' }))
  await expect.element(page.getByText(/알 수 없는 변수입니다. \(\{\{permitName\}\}\)/).first()).toBeVisible()
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
  await userEvent.fill(title, '승인됨 {{permitNm}}')
  await expect.element(page.getByText('승인됨 P-101')).toBeVisible()
})
