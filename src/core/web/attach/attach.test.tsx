import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { also, serve, Refused, type FakeRequest } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import { Attachments } from './Attachments.tsx'

const resource = {
  ...samplePermit,
  files: {
    drawing: { label: '도면', limit: 3, extensions: ['pdf', 'png'] },
    sitePhoto: { label: '현장사진', imageOnly: true, limit: 5 },
  },
}
const saved = {
  fileNo: 1,
  fileOrgNm: '배관도.pdf',
  fileSize: 1536,
  fileExt: 'pdf',
  contentType: 'application/pdf',
  fileDownPath: '/api/file/down/1',
}
/** A picture of 100 × 50. */
const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"/>')}`
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let sent: FakeRequest[]
beforeEach(() => {
  sent = serve({ ...sampleRoutes, 'GET /api/attachfile/uploadfiles': () => ({ data: [saved] }) })
})
afterEach(hidePage)
const Files = () => <Attachments resource={resource} name="drawing" taskKey={1} editable />
const Pictures = () => <Attachments resource={resource} name="sitePhoto" taskKey={1} editable />
const choose = async (...files: File[]) => {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]')!), files)
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('files are chosen first and sent by the button 올리기', async () => {
  also({ 'POST /api/attachfile/upload': () => ({ data: [] }) })
  showPage(Files)
  await expect.element(page.getByText('1.5 KB')).toBeVisible()
  await choose(new File(['x'], '평면도.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('저장 전')).toBeVisible()
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(button('올리기'))
  await expect.element(page.getByText('파일업로드가 정상적으로 처리되었습니다.')).toBeVisible()
  const form = sent.find(({ method }) => method === 'POST')?.body as FormData
  expect(form.get('taskClassNm')).toBe('samplePermit')
  expect(form.get('taskKey')).toBe('1')
  expect(form.get('taskFlag')).toBe('')
  expect((form.get('files') as File).name).toBe('평면도.pdf')
})

test('too many files: the limit counts what is uploaded', async () => {
  showPage(Files)
  await choose(...['a', 'b', 'c'].map((name) => new File(['x'], `${name}.pdf`)))
  await expect.element(page.getByText('첨부가능한 파일수는 3개 입니다.')).toBeVisible()
})

test('the field offers no file dialog once the limit is reached', async () => {
  also({
    'GET /api/attachfile/uploadfiles': () => ({ data: [1, 2].map((fileNo) => ({ ...saved, fileNo })) }),
  })
  showPage(Files)
  await expect.element(button(/파일 선택/)).toBeVisible()
  await choose(new File(['x'], '셋째.pdf'))
  await expect.element(page.getByText('셋째.pdf')).toBeVisible()
  await expect.element(button(/파일 선택/)).not.toBeInTheDocument()
  await userEvent.click(button('셋째.pdf 선택 취소'))
  await expect.element(button(/파일 선택/)).toBeVisible()
})

test('a wrong extension stays out, the other file goes on', async () => {
  showPage(Files)
  await choose(new File(['x'], '실행.exe'), new File(['x'], '정상.pdf'))
  await expect
    .element(
      page.getByText(
        '첨부가 불가능한 확장자입니다. 안 맞는 파일은 업로드 되지 않습니다. 확장자를 맞추어 주세요',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText('정상.pdf')).toBeVisible()
})

test('a file over the limit of size is named so', async () => {
  showPage(Files)
  await choose(new File([new Uint8Array(1024 * 1024 + 1)], '큰파일.pdf'))
  await expect
    .element(page.getByRole('alert').getByText('파일크기 1MB 이하 파일만 업로드 됩니다.'))
    .toBeVisible()
})

test('the field asks before it deletes a file', async () => {
  also({ 'DELETE /api/attachfile/1': () => ({}) })
  showPage(Files)
  await userEvent.click(button('배관도.pdf 삭제'))
  await expect.element(page.getByText('파일을 삭제 하시겠습니까?')).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '취소' }))
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(button('배관도.pdf 삭제'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '확인' }).last())
  await expect.poll(() => sent.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('the field asks before it deletes all files, and reports an empty zip and a failed save', async () => {
  also({
    'GET /api/attachfile/zip': () => ({ data: 'nofile' }),
    'POST /api/attachfile/upload': () => new Refused(500, { message: '오류', fields: [], reasons: [] }),
  })
  showPage(Files)
  await userEvent.click(button(/전체 삭제/))
  await expect.element(page.getByText('현재 업로드된 모든 파일을 삭제 하시겠습니까?')).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '취소' }))
  await userEvent.click(button(/전체 다운로드/))
  await expect.element(page.getByText('압축할 파일이 없습니다.')).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button').last())
  await choose(new File(['x'], 'a.pdf'))
  await userEvent.click(button('올리기'))
  await expect.element(page.getByText('파일저장에 실패했습니다.')).toBeVisible()
})

test('pictures: only pictures, a box of 148 pixels, an explanation that goes with the file', async () => {
  also({
    'GET /api/attachfile/uploadfiles': () => ({
      data: [
        {
          ...saved,
          contentType: 'image/png',
          fileOrgNm: '현장.png',
          pictureData: dot,
          pictureExplan: '작업 전',
        },
      ],
    }),
    'POST /api/attachfile/upload': () => ({ data: [] }),
  })
  showPage(Pictures)
  await expect.element(page.getByAltText('작업 전')).toBeVisible()
  expect(page.getByAltText('작업 전').element().getBoundingClientRect()).toMatchObject({
    width: 148,
    height: 148,
  })
  await choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('이미지 파일만 첨부 할 수 있습니다.')).toBeVisible()
  await choose(
    new File([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))], '새사진.png', {
      type: 'image/png',
    }),
  )
  await userEvent.fill(page.getByLabelText('새사진.png 사진 설명'), '용접 부위')
  await userEvent.click(button('올리기'))
  await expect
    .poll(() =>
      (sent.find(({ method }) => method === 'POST')?.body as FormData | undefined)?.get('pictureExplan'),
    )
    .toBe('용접 부위')
})

test('files that the server left out are named, the others are saved', async () => {
  also({
    'POST /api/attachfile/upload': () => ({
      data: [],
      refused: [{ fileOrgNm: '가짜.pdf', message: '첨부가 불가능한 확장자입니다.' }],
    }),
  })
  showPage(Files)
  await choose(new File(['x'], '가짜.pdf'), new File(['x'], '진짜.pdf'))
  await userEvent.click(button('올리기'))
  await expect.element(page.getByText('가짜.pdf: 첨부가 불가능한 확장자입니다.')).toBeVisible()
  await expect.element(page.getByText('파일업로드가 정상적으로 처리되었습니다.')).toBeVisible()
})

test('the explanation of a saved picture is changed where it stands', async () => {
  also({
    'GET /api/attachfile/uploadfiles': () => ({
      data: [{ ...saved, fileOrgNm: '현장.png', pictureData: dot, pictureExplan: '작업 전' }],
    }),
    'PUT /api/attachfile/uploadfiles/1': () => ({ data: true }),
  })
  showPage(Pictures)
  await userEvent.fill(page.getByLabelText('현장.png 사진 설명'), '작업 후')
  await userEvent.tab()
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ pictureExplan: '작업 후' })
})

test('a record that does not exist yet keeps its files under a temporary key', async () => {
  const keys: string[] = []
  also({
    'GET /api/attachfile/uploadfiles': () => ({ data: [] }),
    'POST /api/attachfile/upload': () => ({ data: [] }),
  })
  showPage(() => (
    <Attachments resource={resource} name="drawing" editable onTempKey={(key) => keys.push(key)} />
  ))
  await choose(new File(['x'], 'a.pdf'))
  expect(button(/전체 다운로드/).query()).toBeNull()
  await userEvent.click(button('올리기'))
  await expect.poll(() => keys).toHaveLength(1)
  const form = sent.find(({ method }) => method === 'POST')?.body as FormData
  expect(form.get('tempTaskKey')).toBe(keys[0])
})

test('a user without the right to write can neither add nor delete files', async () => {
  showPage(() => <Attachments resource={resource} name="drawing" taskKey={1} editable={false} />)
  await expect.element(page.getByText('배관도.pdf')).toBeVisible()
  expect(button(/선택|삭제/).elements()).toHaveLength(0)
  // Nor is told what could be uploaded.
  expect(page.getByText(/업로드 됩니다/).elements()).toHaveLength(0)
})

test('the buttons that take and choose a picture stand apart, where a finger points', async () => {
  showPage(Pictures)
  const take = button(/사진 찍기/)
  await expect.poll(() => document.querySelector('.attach-camera')).not.toBeNull()
  // The camera is shown by the pointer of the machine; the room between both is the same for all.
  document.querySelector<HTMLElement>('.attach-camera')!.style.display = 'contents'
  await expect.element(take).toBeVisible()
  const [left, right] = [take, button(/사진 선택/)].map((each) => each.element().getBoundingClientRect())
  expect(right!.left - left!.right).toBeGreaterThanOrEqual(8)
})

test('a video plays by a link of the server, takes a new one when it has ended, and says when there is none', async () => {
  const video = { ...saved, fileNo: 7, fileOrgNm: '크레인 작업.mp4', contentType: 'video/mp4' }
  let links = 0
  also({
    'GET /api/attachfile/uploadfiles': () => ({ data: [video] }),
    'GET /api/attachfile/link/7': () => {
      links++
      return { data: `/api/file/signed/play/7?link=${links}` }
    },
  })
  // The browser finds no film behind these links, and says so at a moment of its own.
  const ownError = (event: Event) => {
    if (event.isTrusted && event.target instanceof HTMLVideoElement) event.stopImmediatePropagation()
  }
  addEventListener('error', ownError, true)
  onTestFinished(() => removeEventListener('error', ownError, true))
  showPage(Files)
  await userEvent.click(button('크레인 작업.mp4 보기'))
  const player = () => document.querySelector<HTMLVideoElement>('video')
  await expect.poll(() => player()?.getAttribute('src')).toBe('/api/file/signed/play/7?link=1')
  // It has played for a while, and the next part is refused.
  player()!.dispatchEvent(new Event('timeupdate'))
  player()!.dispatchEvent(new Event('error'))
  await expect.poll(() => player()?.getAttribute('src')).toBe('/api/file/signed/play/7?link=2')
  // Nothing came by the new link either.
  player()!.dispatchEvent(new Event('error'))
  await expect.element(page.getByRole('alert').getByText(/동영상을 재생하지 못했습니다/)).toBeVisible()
  expect(links).toBe(2)
})

test('marks are drawn over a picture by finger, words and keyboard, undone, and saved beside it', async () => {
  const drawn = { ...saved, fileNo: 9, fileOrgNm: '누출.png', contentType: 'image/png', pictureData: dot }
  also({
    'GET /api/attachfile/uploadfiles': () => ({ data: [drawn] }),
    'GET /api/attachfile/link/9': () => ({ data: square }),
    'PUT /api/attachfile/uploadfiles/9/marks': () => ({ data: true }),
  })
  showPage(Pictures)
  await userEvent.click(button('누출.png 표시 그리기'))
  const board = page.getByRole('application', { name: '표시할 사진' })
  await expect.element(board).toBeVisible()
  const point = (type: string, x: number, y: number) => {
    // Where the board lies now: the popup grows while it opens.
    const box = board.element().getBoundingClientRect()
    board.element().dispatchEvent(
      new PointerEvent(type, {
        pointerType: 'touch',
        pointerId: 1,
        clientX: box.left + x * box.width,
        clientY: box.top + y * box.height,
        bubbles: true,
      }),
    )
  }
  const drag = (from: [number, number], to: [number, number]) => {
    // A pointer that only a test has cannot be captured.
    board.element().setPointerCapture = () => undefined
    point('pointerdown', ...from)
    point('pointermove', ...to)
    point('pointerup', ...to)
  }
  const marks = (names: string) => page.getByRole('img', { name: `표시: ${names}`, exact: true })
  drag([0.1, 0.1], [0.5, 0.5])
  await expect.element(marks('화살표')).toBeInTheDocument()
  // A finger that only touched draws nothing.
  drag([0.2, 0.2], [0.2, 0.2])
  await userEvent.click(page.getByText('원', { exact: true }))
  drag([0.2, 0.2], [0.8, 0.6])
  await expect.element(marks('화살표, 원')).toBeInTheDocument()
  await userEvent.click(button('되돌리기'))
  await userEvent.click(page.getByText('글자', { exact: true }))
  point('pointerdown', 0.5, 0.5)
  point('pointerup', 0.5, 0.5)
  await expect.element(page.getByRole('alert').getByText(/글자를 적은 뒤/)).toBeVisible()
  await userEvent.fill(page.getByLabelText('표시할 글자'), '누출')
  ;(board.element() as unknown as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(marks('화살표, 누출')).toBeInTheDocument()
  await userEvent.click(button('저장'))
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toMatchObject({
      marks: {
        width: 100,
        height: 50,
        marks: [
          { kind: 'arrow', x1: 10, y1: 5 },
          { kind: 'words', words: '누출', y1: 25 },
        ],
      },
    })
})
