import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { text } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'
import { network } from '../../../core/web/network.ts'
import { outboxStore } from '../../../core/web/outbox/outbox-store.ts'
import { sendWaiting } from '../../../core/web/outbox/outbox.ts'
import { also, Refused, serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { setLanguage } from '../../../core/web/text/text.ts'
import type { CheckView } from '../check-answers.rule.ts'
import { answerKinds, answerMarks } from '../check-codes.rule.ts'
import type { CheckItem } from '../check-form.resource.ts'
import { CheckAnswers } from './CheckAnswers.tsx'

const round = defineResource({
  name: 'sampleRound',
  title: '순회점검',
  path: '/api/sample/rounds',
  menus: ['sample/permit'],
  key: 'roundNo',
  fields: { roundNm: text('점검명') },
  scope: 'everyone',
  search: {},
  files: { image: { label: '사진', imageOnly: true } },
})
const path = `${round.path}/7/check`
const item = (itemCd: string, itemTxt: string, more: Partial<CheckItem> = {}) =>
  ({ itemCd, itemTxt, answerKindCd: answerKinds.okBad, naYn: 'Y', badNoteYn: 'Y', ...more }) as CheckItem
const items = [
  item('1', '제동장치 기능', { sectionTxt: '작업 전' }),
  item('2', '새는 곳 없음', { answerKindCd: answerKinds.yesNo, sectionTxt: '작업 전' }),
  item('3', '새는 곳', {
    answerKindCd: answerKinds.text,
    shownItemCd: '2',
    shownTxt: answerMarks.bad,
    sectionTxt: '측정',
  }),
]
let view: CheckView
let sent: FakeRequest[]
const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const Page = () => (
  <CheckAnswers resource={round} recordKey={7} files="image" canWrite address="/sample/permit?no=7" />
)
const question = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const mark = async (name: string, answer: string) =>
  userEvent.click(question(name).getByText(answer, { exact: true }))
const finish = async () => {
  await userEvent.click(page.getByRole('button', { name: '점검 완료' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '점검 완료' }))
}

beforeEach(() => {
  view = {
    form: {
      checkFormNo: 1,
      purposeCd: 'SAFE',
      checkFormCd: 'FORKLIFT',
      checkFormNm: '지게차 작업 전 점검',
      verNo: 2,
      passScore: 90,
      condScore: 70,
    },
    items,
    answers: [],
    run: null,
    editable: [],
  }
  sent = serve({
    [`GET ${path}`]: () => ({ data: view }),
    'GET /api/attachfile/uploadfiles': () => ({ data: [] }),
    [`POST ${path}`]: () => ({ data: view }),
  })
  network.reached()
})
afterEach(async () => {
  hidePage()
  for (const { no } of await outboxStore.all()) await outboxStore.remove(no)
  await sendWaiting()
  network.reached()
  localStorage.clear()
  await page.viewport(1280, 800)
})

test('a question with a condition appears with the answer that it waits for, and what is missing is said at it', async () => {
  showPage(Page)
  await mark('제동장치 기능', '양호')
  expect(question('3 새는 곳').query()).toBeNull()
  await mark('새는 곳 없음', '아니오')
  await expect.element(question('3 새는 곳')).toBeVisible()
  await finish()
  await expect.element(question('새는 곳 없음').getByRole('alert')).toMatchTextContent('부적합 내용을 입력해')
  await expect.element(question('3 새는 곳').getByRole('alert')).toMatchTextContent('답하지 않았습니다')
  expect(posted()).toEqual([])
})

test('a note that is typed while a picture is on its way stays with the picture', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  also({ 'POST /api/attachfile/upload': () => promise })
  showPage(Page)
  await mark('제동장치 기능', '불량')
  await userEvent.upload(
    question('제동장치 기능').getByLabelText('제동장치 기능: 사진 추가'),
    new File([new Uint8Array([1])], '제동.jpg', { type: 'image/jpeg' }),
  )
  await question('제동장치 기능').getByRole('textbox').fill('페달이 끝까지 들어감')
  resolve({ data: [{ fileNo: 31 }] })
  await expect.element(question('제동장치 기능').getByAltText('제동장치 기능: 사진 1')).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: '임시 저장' }))
  await expect
    .poll(() => posted().at(-1))
    .toMatchObject({
      answers: [{ itemCd: '1', answerCd: 'N', noteTxt: '페달이 끝까지 들어감', fileNos: ['31'] }],
      done: false,
    })
})

test('what is sent waits for the pictures that are on their way, and none of them is lost', async () => {
  const ways = [Promise.withResolvers<object>(), Promise.withResolvers<object>()]
  let begun = 0
  also({ 'POST /api/attachfile/upload': () => ways[begun++]!.promise })
  showPage(Page)
  await mark('제동장치 기능', '불량')
  for (const name of ['앞.jpg', '뒤.jpg'])
    await userEvent.upload(
      question('제동장치 기능').getByLabelText('제동장치 기능: 사진 추가'),
      new File([new Uint8Array([1])], name, { type: 'image/jpeg' }),
    )
  await expect.poll(() => begun).toBe(2)
  await userEvent.click(page.getByRole('button', { name: '임시 저장' }))
  await question('제동장치 기능').getByRole('textbox').fill('페달이 끝까지 들어감')
  for (const [at, { resolve }] of ways.entries()) {
    resolve({ data: [{ fileNo: 31 + at }] })
    await expect
      .element(question('제동장치 기능').getByAltText(`제동장치 기능: 사진 ${at + 1}`))
      .toBeInTheDocument()
  }
  await expect
    .poll(() => sent.filter(({ path: at }) => at === path).map(({ body }) => body))
    .toContainEqual(
      expect.objectContaining({
        answers: [expect.objectContaining({ noteTxt: '페달이 끝까지 들어감', fileNos: ['31', '32'] })],
      }),
    )
})

test('a check that is finished without network waits, is not finished twice, and leaves nothing behind once it arrived', async () => {
  showPage(Page)
  await mark('제동장치 기능', '양호')
  await mark('새는 곳 없음', '예')
  also({ [`POST ${path}`]: lost })
  network.lost()
  await finish()
  await expect.element(page.getByText('점검 완료가 전송을 기다립니다', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '점검 완료' })).not.toBeInTheDocument()
  const answers = [
    { itemCd: '1', answerCd: 'Y' },
    { itemCd: '2', answerCd: 'Y' },
  ]
  also({
    [`POST ${path}`]: () => {
      view = {
        ...view,
        answers: answers as CheckView['answers'],
        editable: [{ guard: 'finished', message: '완료한 점검은 수정할 수 없습니다.' }],
        run: {
          score: 100,
          resultCd: 'P',
          badCnt: 0,
          answerCnt: 2,
          openCnt: 0,
          doneDt: '2026-11-28 09:10:00',
          doneUserNm: '안전담당01',
          spentSec: 61,
          fastYn: 'N',
          sameYn: 'Y',
        },
      }
      return { data: view }
    },
  })
  network.reached()
  await sendWaiting()
  await expect.element(page.getByText('100점')).toBeVisible()
  await expect.element(page.getByText('모든 항목의 답이 같습니다', { exact: false })).toBeVisible()
  expect(posted().filter((body) => (body as { done?: boolean }).done)).toHaveLength(1)
  expect(Object.keys(localStorage).filter((key) => key.includes('sampleRound'))).toEqual([])
})

test('pictures that are taken without network wait with the finished check and go before it, each once', async () => {
  showPage(Page)
  await mark('제동장치 기능', '불량')
  also({ [`POST ${path}`]: lost, 'POST /api/attachfile/upload': lost })
  network.lost()
  await question('제동장치 기능').getByRole('textbox').fill('페달이 끝까지 들어감')
  await userEvent.click(question('제동장치 기능').getByRole('checkbox'))
  for (const [at, name] of ['전.jpg', '후.jpg'].entries()) {
    await userEvent.upload(
      question('제동장치 기능').getByLabelText('제동장치 기능: 사진 추가'),
      new File([new Uint8Array([1])], name, { type: 'image/jpeg' }),
    )
    await expect
      .element(question('제동장치 기능').getByAltText(`제동장치 기능: 사진 ${at + 1}`))
      .toHaveAttribute('src', expect.stringMatching(/^blob:/))
  }
  // A telephone that drops the page shows them again.
  hidePage()
  showPage(Page)
  await expect
    .element(question('제동장치 기능').getByAltText('제동장치 기능: 사진 2'))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/))
  await mark('새는 곳 없음', '예')
  await finish()
  await expect.element(page.getByText('점검 완료가 전송을 기다립니다', { exact: false })).toBeVisible()
  let fileNo = 40
  sent = serve({
    [`GET ${path}`]: () => ({ data: view }),
    'GET /api/attachfile/uploadfiles': () => ({ data: [] }),
    'POST /api/attachfile/upload': () => ({ data: [{ fileNo: (fileNo += 1) }] }),
    [`POST ${path}`]: () => ({ data: view }),
  })
  network.reached()
  await sendWaiting()
  const order = sent.filter(({ method }) => method === 'POST').map(({ path: at }) => at)
  expect(order).toEqual(['/api/attachfile/upload', '/api/attachfile/upload', path])
  expect(posted().at(-1)).toMatchObject({
    done: true,
    answers: expect.arrayContaining([
      expect.objectContaining({ itemCd: '1', fileNos: ['41', '42'], mendedYn: 'Y' }),
    ]),
  })
})

test('what somebody else finished is shown as they answered, not as it was typed here', async () => {
  showPage(Page)
  await mark('제동장치 기능', '불량')
  await expect
    .poll(() => Object.keys(localStorage).filter((key) => key.includes('sampleRound')))
    .toHaveLength(1)
  hidePage()
  view = {
    ...view,
    answers: [{ itemCd: '1', answerCd: 'Y' }] as CheckView['answers'],
    editable: [{ guard: 'finished', message: '완료한 점검은 수정할 수 없습니다.' }],
    run: {
      score: 100,
      resultCd: 'P',
      badCnt: 0,
      answerCnt: 1,
      openCnt: 0,
      spentSec: 9,
      fastYn: 'N',
      sameYn: 'N',
      doneDt: '2026-11-28 09:10:00',
      doneUserNm: '환경담당01',
    },
  }
  showPage(Page)
  await expect.element(page.getByText('환경담당01', { exact: false })).toBeVisible()
  await expect.element(question('제동장치 기능').getByRole('radio', { name: '양호' })).toBeChecked()
})

test('seconds that were spent count again when the server refused what was sent', async () => {
  showPage(Page)
  await mark('제동장치 기능', '양호')
  const sentSeconds: number[] = []
  also({
    [`POST ${path}`]: ({ body }) => {
      sentSeconds.push((body as { spentSec: number }).spentSec)
      return sentSeconds.length > 1
        ? { data: view }
        : new Refused(422, { errorCode: 'REFUSED', message: '지금은 저장할 수 없습니다.' })
    },
  })
  const begun = Date.now()
  await expect.poll(() => Date.now() - begun).toBeGreaterThan(1500)
  const save = page.getByRole('button', { name: '임시 저장' })
  await userEvent.click(save)
  await expect.element(page.getByText('지금은 저장할 수 없습니다.')).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '확인' }))
  await userEvent.click(save)
  await expect.poll(() => sentSeconds).toHaveLength(2)
  expect([sentSeconds[0]! > 0, sentSeconds[1]! >= sentSeconds[0]!]).toEqual([true, true])
})

test('on a telephone one question is asked after the other, and the first that lacks something comes back', async () => {
  await page.viewport(360, 740)
  showPage(Page)
  await mark('제동장치 기능', '양호')
  expect(question('새는 곳 없음').query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  await mark('새는 곳 없음', '예')
  await userEvent.click(page.getByRole('button', { name: '이전' }))
  await mark('제동장치 기능', '불량')
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  await finish()
  await expect.element(question('제동장치 기능').getByRole('alert')).toBeVisible()
})

test('an answer of two words stays in its button on a telephone in Spanish', async () => {
  await page.viewport(360, 740)
  await setLanguage('es', false)
  showPage(Page)
  const answer = question('제동장치 기능').getByText('No aplica', { exact: true })
  await expect.element(answer).toBeVisible()
  const button = answer.element().closest('label')!
  expect([button.scrollWidth - button.clientWidth, button.scrollHeight - button.clientHeight]).toEqual([0, 0])
  await setLanguage('kr', false)
})
