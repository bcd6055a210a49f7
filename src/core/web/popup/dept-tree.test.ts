import { expect, test } from 'vitest'
import { departmentTree, matchingDepartments } from './dept-tree.ts'

const rows = [
  { deptCd: 'D100', deptNm: '여수공장', pdeptCd: null, plantCd: '1000' },
  { deptCd: 'D110', deptNm: '생산팀', pdeptCd: 'D100', plantCd: '1000' },
  { deptCd: 'D111', deptNm: '생산1팀', pdeptCd: 'D110', plantCd: '1000' },
  { deptCd: 'D120', deptNm: '공무팀', pdeptCd: 'D100', plantCd: '1000' },
]
test('flat rows become a tree', () => {
  const [root] = departmentTree(rows)
  expect(root?.children.map(({ key }) => key)).toEqual(['D110', 'D120'])
  expect(root?.children[0]?.children.map(({ title }) => title)).toEqual(['생산1팀'])
})
test('a department whose parent is not visible stands at the top', () => {
  expect(departmentTree(rows.slice(1)).map(({ key }) => key)).toEqual(['D110', 'D120'])
})
test('a match brings its ancestors along', () => {
  expect(matchingDepartments(rows, '1팀').map(({ deptCd }) => deptCd)).toEqual(['D100', 'D110', 'D111'])
  expect(matchingDepartments(rows, ' ')).toHaveLength(4)
})
