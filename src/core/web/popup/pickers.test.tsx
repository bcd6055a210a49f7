import { useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { code, department, process, refCode, user } from '../../shared/field.ts'
import type { Around, InputProps } from '../components/input-props.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { also, serve, type FakeRequest } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { MenuSearchPopup } from './MenuSearchPopup.tsx'
import { PlantPicker } from './PlantPicker.tsx'
import type { ChosenMenu } from './menu-rows.ts'

let sent: FakeRequest[]
beforeEach(() => {
  chosen.value = undefined
  sent = serve(sampleRoutes)
})
afterEach(hidePage)
const label = (text: string) => page.getByLabelText(text, { exact: true })
const locked = { user: { deptAuthGrp: { plantAccessYn: 'N', deptAccessYn: 'N' } } } as const

const chosen: { value: unknown } = { value: undefined }
function Kept({ input, first = null, around }: { input: InputProps; first?: unknown; around?: Around }) {
  const [value, setValue] = useState(first)
  const change = (next: unknown) => {
    chosen.value = next
    setValue(next)
  }
  return <FieldInput {...input} value={value} {...(around && { around })} onChange={change} />
}

test('plants: 0000 only where the filter is chm', async () => {
  const field = code('사업장', 'COM_PLANT_CD')
  showPage(() => <PlantPicker field={field} id="plant" aria-label="사업장" />)
  await userEvent.click(label('사업장'))
  await expect.element(page.getByTitle('여수공장')).toBeVisible()
  expect(page.getByTitle('전사').elements()).toHaveLength(0)
  showPage(() => <PlantPicker field={field} filter="chm" id="plant" aria-label="사업장" />)
  await userEvent.click(label('사업장'))
  await expect.element(page.getByTitle('전사')).toBeVisible()
})

test('plant and department are locked and filled with the own ones', async () => {
  showPage(() => <Kept input={{ field: code('사업장', 'COM_PLANT_CD') }} />, locked)
  await expect.poll(() => chosen.value).toBe('1000')
  await expect.element(label('사업장')).toBeDisabled()
  showPage(() => <Kept input={{ field: department('부서') }} />, locked)
  await expect.poll(() => chosen.value).toBe('D111')
  await expect.element(label('부서')).toBeDisabled()
})

test('a record of another department keeps it in the locked picker', async () => {
  showPage(() => <Kept input={{ field: department('부서') }} first="D120" />, locked)
  await expect.element(label('부서')).toHaveValue('공무팀')
  expect(chosen.value).toBeUndefined()
})

test('a department is chosen from a tree of 400 pixels', async () => {
  showPage(() => <Kept input={{ field: department('부서') }} />)
  await userEvent.click(label('부서'))
  await userEvent.fill(label('부서명'), '1팀')
  await expect.element(page.getByText('생산1팀')).toBeVisible()
  expect(document.querySelector<HTMLElement>('.ant-popover-container')?.offsetWidth).toBe(400)
  await userEvent.click(page.getByText('생산1팀'))
  await expect.poll(() => chosen.value).toBe('D111')
})

test('the keyboard alone opens, searches and walks the tree, chooses a department, and brings the focus back', async () => {
  const field = page.getByRole('textbox', { name: '부서', exact: true })
  showPage(() => <Kept input={{ field: department('부서') }} />)
  await expect.element(field).toBeVisible()
  ;(field.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(label('부서명')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
  await expect.poll(() => chosen.value).toBe('D110')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(label('부서명')).toHaveFocus()
  await userEvent.keyboard('공무{Enter}')
  await expect.poll(() => chosen.value).toBe('D120')
  await userEvent.keyboard('{Enter}')
  await expect.element(label('부서명')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
})

test.each([false, true])(
  'the keyboard alone searches, chooses and confirms a person (less motion: %s)',
  async (less) => {
    const usual = window.matchMedia.bind(window)
    const lessMotion = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = usual(query)
      return less && query.includes('prefers-reduced-motion')
        ? Object.defineProperty(list, 'matches', { value: true })
        : list
    })
    onTestFinished(() => lessMotion.mockRestore())
    showPage(() => <Kept input={{ field: user('작업책임자') }} />)
    await expect.element(label('작업책임자')).toBeVisible()
    ;(label('작업책임자').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(label('성명')).toHaveFocus()
    await userEvent.keyboard('작업책임{Enter}')
    await expect
      .poll(() => sent.findLast(({ path }) => path.endsWith('/users'))?.query.get('userNm'))
      .toBe('작업책임')
    await expect.element(page.getByRole('cell', { name: '안전담당01' })).not.toBeInTheDocument()
    ;(page.getByRole('radio', { name: '작업책임01 선택' }).element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    ;(page.getByRole('button', { name: '확인' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => chosen.value).toBe('E1002')
    await expect.element(label('작업책임자')).toHaveFocus()
  },
)

test('who keeps to one department finds people of every other one, such as an approver', async () => {
  showPage(() => <Kept input={{ field: user('승인자') }} />, locked)
  await userEvent.click(page.getByPlaceholder('사용자 조회'))
  const popup = page.getByRole('dialog')
  await userEvent.fill(label('성명'), '안전')
  await userEvent.click(popup.getByRole('button', { name: '조회' }))
  const asked = () => sent.findLast(({ path }) => path.endsWith('/users'))?.query
  await expect.poll(() => asked()?.get('userNm')).toBe('안전')
  expect([asked()?.get('plantCd') || null, asked()?.get('deptCd') || null]).toEqual([null, null])
})

test('a menu marked APA02 keeps departments to the own plant, whoever may choose any', async () => {
  showPage(() => <Kept input={{ field: department('부서') }} around={{ plantCd: '2000' }} />, {
    menu: { plantAccCd: 'APA02' },
  })
  await userEvent.click(label('부서'))
  await expect
    .poll(() => sent.findLast(({ path }) => path.endsWith('/depts'))?.query.get('plantCd'))
    .toBe('1000')
})

test('a process that is not in the new department goes back to 0, with the message', async () => {
  const Page = () => {
    const [deptCd, setDeptCd] = useState('D111')
    return (
      <>
        <Kept input={{ field: process('공정') }} first={11} around={{ plantCd: '1000', deptCd }} />
        <button onClick={() => setDeptCd('D120')}>부서 변경</button>
      </>
    )
  }
  showPage(Page)
  await expect.element(page.getByText('에틸렌 공정')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '부서 변경' }))
  await expect
    .element(page.getByText('에틸렌 공정는 입력된 사업장과 부서에 할당된 공정이 아닙니다.'))
    .toBeVisible()
  await expect.poll(() => chosen.value).toBe(0)
})

test('a person is found in the popup only, with a double click', async () => {
  showPage(() => <Kept input={{ field: user('작업책임자') }} />)
  await expect.element(label('작업책임자')).toHaveAttribute('readonly')
  await userEvent.click(label('작업책임자 조회'))
  await userEvent.fill(label('성명'), '책임')
  await userEvent.click(page.getByRole('button', { name: '조회', exact: true }))
  await expect
    .poll(() => sent.findLast(({ path }) => path.endsWith('/users'))?.query.get('userNm'))
    .toBe('책임')
  await userEvent.dblClick(page.getByRole('cell', { name: '작업책임01' }))
  await expect.poll(() => chosen.value).toBe('E1002')
  await expect.element(label('작업책임자')).toHaveValue('작업책임01')
})

test('a record is looked up while typing, not at every key', async () => {
  showPage(() => <Kept input={{ field: refCode('협력업체', 'vendor') }} />)
  await userEvent.click(label('협력업체'))
  await userEvent.keyboard('설비')
  const asked = () => sent.filter(({ path }) => path.includes('/lookup/')).map(({ query }) => query.get('q'))
  await expect.poll(asked).toEqual([null, '설비'])
  await userEvent.click(page.getByTitle('대한설비'))
  await expect.poll(() => chosen.value).toBe('V002')
})

test('menu search: 추가 only when something is checked, write brings access', async () => {
  also({
    'GET /api/common/menus': () => ({
      data: [
        {
          menuId: 'A',
          menuNm: '공사안전',
          upMenuId: null,
          children: [{ menuId: 'B', menuNm: '작업허가', upMenuId: 'A', children: [] }],
        },
      ],
    }),
  })
  let added: ChosenMenu[] = []
  showPage(() => <MenuSearchPopup open onAdd={(menus) => (added = menus)} onClose={() => undefined} />)
  await expect.element(page.getByRole('button', { name: '추가' })).toBeDisabled()
  await userEvent.click(label('작업허가 쓰기권한'))
  await expect.element(label('작업허가 접근권한')).toBeChecked()
  await userEvent.click(page.getByRole('button', { name: '추가' }))
  expect(added).toMatchObject([
    { menuId: 'A', accessYn: 'Y', writeYn: 'N' },
    { menuId: 'B', accessYn: 'Y', writeYn: 'Y' },
  ])
})
