import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { treeOf } from './cause-tree.rule.ts'

const cause = (branchTxt: string, upBranchTxt: string | null = null) => ({ branchTxt, upBranchTxt })
const places = (causes: ReturnType<typeof cause>[]) =>
  Object.fromEntries(
    treeOf(causes).nodes.map(({ cause: { branchTxt }, level, row }) => [branchTxt, [level, row]]),
  )

describe('the drawing of the causes', () => {
  test('puts leaves below each other and a cause beside the middle of those under it', () => {
    const causes = [cause('1'), cause('1.1', '1'), cause('1.2', '1'), cause('2')]
    expect(places(causes)).toEqual({ '1': [0, 0.5], '1.1': [1, 0], '1.2': [1, 1], '2': [0, 2] })
    expect(treeOf(causes).rows).toBe(3)
  })
  test('puts a cause without its parent under the event, and ends with a circle', () => {
    expect(places([cause('1.1', '9')])).toEqual({ '1.1': [0, 0] })
    expect(treeOf([cause('1', '2'), cause('2', '1')]).nodes).toEqual([])
  })
  test('has each cause of a tree once and no two leaves in one row', () => {
    const tree = fc
      .array(fc.nat(1000), { maxLength: 30 })
      .map((ups) => ups.map((up, index) => cause(String(index), index === 0 ? null : String(up % index))))
    fc.assert(
      fc.property(tree, (causes) => {
        const { nodes, rows } = treeOf(causes)
        expect(nodes.map((node) => node.cause.branchTxt).toSorted()).toEqual(
          causes.map(({ branchTxt }) => branchTxt).toSorted(),
        )
        const parents = new Set(causes.map(({ upBranchTxt }) => upBranchTxt))
        const leaves = nodes.filter((node) => !parents.has(node.cause.branchTxt))
        expect(new Set(leaves.map(({ row }) => row)).size).toBe(rows)
      }),
    )
  })
})
