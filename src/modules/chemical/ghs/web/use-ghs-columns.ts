import { Form } from 'antd'
import { useEffect, useMemo } from 'react'
import type { GridField } from '../../../../grid/columns.ts'
import type { LineDraft } from '../../../../core/web/form/line-rows.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { completedLine, statementsOf, type ClassLine } from '../classification.rule.ts'
import { chmGhsMap } from '../ghs.resource.ts'

/** More rows than the table of classes has. */
const whole = { limit: 300 } as const

/**
 * Columns of a classification: a class offers its categories, both offer their statements, and the statement
 * that follows from them is filled in.
 */
export function useGhsColumns(
  form: Pick<RecordFormHandle, 'antd' | 'editable'>,
): Record<string, Partial<GridField<LineDraft>>> {
  const { rows: table } = useList(chmGhsMap, whole)
  const lines = Form.useWatch('ghs', { form: form.antd, preserve: true }) as ClassLine[] | null | undefined
  const { antd, editable } = form
  useEffect(() => {
    if (!editable || !lines || table.length === 0) return
    const complete = lines.map((line) =>
      line.ghsClassCd && line.ghsCatCd ? completedLine(line, table) : line,
    )
    if (complete.some(({ hCode }, index) => hCode !== lines[index]?.hCode))
      antd.setFieldValue('ghs', complete)
  }, [antd, editable, lines, table])
  return useMemo(() => {
    const ofClass = (row: LineDraft) => table.filter((each) => each.ghsClassCd === row['ghsClassCd'])
    const codes = [...new Set(table.flatMap(({ hCode }) => (hCode ? [hCode] : [])))]
    return {
      ghsCatCd: {
        optionsOf: (row, options) =>
          row['ghsClassCd']
            ? options.filter(({ code }) => ofClass(row).some(({ ghsCatCd }) => ghsCatCd === code))
            : options,
      },
      hCode: {
        kind: 'select',
        options: codes.map((code) => ({ code, codeNm: code })),
        optionsOf: (row, options) =>
          row['ghsClassCd'] && row['ghsCatCd']
            ? options.filter(({ code }) => statementsOf(row as ClassLine, table).includes(code))
            : options,
      },
    }
  }, [table])
}
