import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../../core/web/query.ts'
import { serve } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { DeptProcessPage } from './DeptProcessPage.tsx'

/** The processes of the department as they are stored. */
let stored: number[]
let removed: number[]
const names = ['에틸렌 공정', '프로필렌 공정', '부타디엔 공정']
beforeEach(() => {
  stored = [11]
  removed = []
  serve({
    'GET /api/manage/depts': () => ({
      data: [{ deptCd: 'D111', deptNm: '생산1팀', pdeptCd: null, plantCd: '1000' }],
    }),
    'GET /api/manage/process': () => ({
      data: names.map((processNm, at) => ({
        processNo: 11 + at,
        processNm,
        processCd: `P${at}`,
        plantCd: '1000',
      })),
    }),
    'GET /api/manage/deptprocess': () => ({ data: rows(), total: stored.length }),
    'PUT /api/manage/deptprocess/multi': ({ body }) => {
      const { inserted, deleted } = body as { inserted: { processNo: number }[]; deleted: number[] }
      removed = deleted
      stored = [
        ...stored.filter((processNo) => !deleted.includes(processNo)),
        ...inserted.map(({ processNo }) => processNo),
      ]
      return { data: { inserted: [], updated: 0, deleted: deleted.length } }
    },
  })
})
afterEach(hidePage)
const rows = () =>
  stored.map((processNo) => ({ deptProcessNo: processNo, plantCd: '1000', deptCd: 'D111', processNo }))

test('a process that a colleague assigned meanwhile stays when somebody else saves another one', async () => {
  showPage(DeptProcessPage)
  await userEvent.click(page.getByRole('checkbox', { name: '프로필렌 공정 (P1)' }))
  const [toSelected] = document.querySelectorAll(
    '.ant-transfer-actions button, .ant-transfer-operation button',
  )
  await userEvent.click(toSelected!)
  stored = [11, 13]
  await queryClient.invalidateQueries({ queryKey: ['deptProcess'] })
  await userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
  await expect.poll(() => stored.toSorted((one, other) => one - other)).toEqual([11, 12, 13])
  expect(removed).toEqual([])
})
