import { useQueryClient } from '@tanstack/react-query'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { ApiError } from '../../../core/web/api.ts'
import type { Destination } from '../dept-drop.rule.ts'
import { readImpact, usePutMove, type DeptNode } from './dept-queries.web.ts'
import { deptTexts } from './dept.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * Moves a department after a question that names the number of people concerned. Resolves to whether it was
 * moved.
 */
export function useDeptMove(rows: readonly DeptNode[]) {
  const text = useTexts(deptTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const putMove = usePutMove()
  return async (deptCd: string, { pdeptCd, index }: Destination): Promise<boolean> => {
    const moved = rows.find((row) => row.deptCd === deptCd)
    if (!moved) return false
    try {
      if (moved.pdeptCd === pdeptCd) {
        if (!(await notice.confirm(text('reorderConfirm', { name: moved.deptNm })))) return false
      } else {
        const parent = rows.find((row) => row.deptCd === pdeptCd)?.deptNm ?? text('top')
        const impact = await readImpact(deptCd, pdeptCd)
        const question = `${text('moveConfirm', { name: moved.deptNm, parent })} ${text('impact', { ...impact })}`
        if (!(await notice.confirm(question))) return false
      }
      await putMove(deptCd, { pdeptCd, updateDt: moved.updateDt, index })
      notice.info(text('moved'))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
      return false
    } finally {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['dept'] }),
        client.invalidateQueries({ queryKey: ['lookup', 'departments'] }),
      ])
    }
  }
}
