import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import type { AnyResource, Query } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { checkForm } from '../../../../platform/check-form/check-form.resource.ts'
import { rsaJobBook } from '../../job-book/rsa-job-book.resource.ts'
import { rsaTarget, type RsaTarget } from '../../plan/rsa-target.resource.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import { hazardTexts } from './hazard.texts.ts'

interface Props {
  target: Pick<RsaTarget, 'rsaTargetNo' | 'rsaTypeCd' | 'plantCd'>
  onTaken: () => void
}
/** Methods whose books are their own; the other sheets begin with those of KRAS. */
const withOwnBooks: readonly string[] = [assessmentTypes.jsa, assessmentTypes.charm]
/** Begins the rows of a target with those of a job book, or the questions of a checklist. */
export function SheetTakes({ target, onTaken }: Props) {
  const say = useTexts(hazardTexts)
  const [open, setOpen] = useState(false)
  const isChecklist = target.rsaTypeCd === assessmentTypes.checklist
  const title = say(isChecklist ? 'takeForm' : 'takeBook')
  // Whoever reads none of the books or questions, such as a company, would be offered nothing.
  if (!canAccess(isChecklist ? 'rsa/baseInfo/checklistManage' : 'rsa/jobRiskBook/jobBookList')) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open &&
        (isChecklist ? (
          <Taking
            title={title}
            target={target}
            resource={checkForm}
            query={{ purposeCd: ['RISK'], state: ['fixed'] }}
            nameOf={(row) => `${String(row['checkFormNm'])} ${String(row['verNo'] ?? '')}`}
            act="checklist"
            onTaken={onTaken}
            onClose={() => setOpen(false)}
          />
        ) : (
          <Taking
            title={title}
            target={target}
            resource={rsaJobBook}
            query={{
              state: ['approved', 'revising'],
              plantCd: target.plantCd,
              rsaTypeCd: [withOwnBooks.includes(target.rsaTypeCd) ? target.rsaTypeCd : assessmentTypes.kras],
            }}
            nameOf={(row) => `${String(row['jobBookCd'])} ${String(row['jobBookNm'])}`}
            act="jobbook"
            onTaken={onTaken}
            onClose={() => setOpen(false)}
          />
        ))}
    </>
  )
}

interface TakingProps extends Props {
  title: string
  resource: AnyResource
  query: Record<string, unknown>
  nameOf: (row: Record<string, unknown>) => string
  act: string
  onClose: () => void
}
function Taking({ title, target, resource, query, nameOf, act, onTaken, onClose }: TakingProps) {
  const say = useTexts(hazardTexts)
  const client = useQueryClient()
  const { rows: found } = useList(resource, { ...query, page: 1, limit: 300 } as Query<AnyResource>)
  const [chosen, setChosen] = useState<number>()
  const key = resource.key as string
  const rows = found as Record<string, unknown>[]
  const take = async () => {
    await api.post(`${rsaTarget.path}/${target.rsaTargetNo}/${act}`, { [key]: chosen })
    await client.invalidateQueries({ queryKey: [rsaTarget.name] })
    onTaken()
  }
  return (
    <BasePopup
      open
      title={title}
      confirmText={say('take')}
      confirmDisabled={chosen === undefined}
      onConfirm={take}
      onClose={onClose}
    >
      <Select
        style={{ width: '100%' }}
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={title}
        placeholder={title}
        value={chosen}
        onChange={setChosen}
        options={rows.map((row) => ({ value: Number(row[key]), label: nameOf(row) }))}
      />
    </BasePopup>
  )
}
