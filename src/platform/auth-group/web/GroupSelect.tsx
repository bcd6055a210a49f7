import { useId } from 'react'
import { Select } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import type { GroupOption } from './rights-queries.ts'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Props {
  groups: readonly GroupOption[]
  value: number | undefined
  onChange: (authGrpNo: number) => void
  label?: string
}
/**
 * One of the groups, found by typing. The label stands beside the choice and does not enclose it: otherwise the chosen
 * name would be a part of the label.
 */
export function GroupSelect({ groups, value, onChange, label }: Props) {
  const text = useTexts(rightsTexts)
  const id = useId()
  return (
    <div className="rights-choice">
      <label htmlFor={id}>{label ?? text('group')}</label>
      <Select<number>
        id={id}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={text('chooseGroup')}
        value={value}
        options={groups.map(({ authGrpNo, authGrpNm, useYn }) => ({
          value: authGrpNo,
          label: yes(useYn) ? authGrpNm : `${authGrpNm} (${text('unused')})`,
        }))}
        onChange={onChange}
      />
    </div>
  )
}
