import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import type { Row } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DueWhy } from '../../web/DueWhy.tsx'
import { Part } from '../../web/Part.tsx'
import { rsaOccasion } from '../rsa-occasion.resource.ts'
import { rsaPlan, type RsaPlan } from '../rsa-plan.resource.ts'
import { planTexts } from './plan-page.texts.ts'

type Occasion = Row<typeof rsaOccasion>
const shown = 100

/** The reasons that an occasional plan takes up, and the open ones of its plant. */
export function PlanOccasions({ row }: { row: RsaPlan }) {
  const text = useTexts(planTexts)
  const tab = useTab()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<number[]>([])
  const taken = useList(rsaOccasion, { rsaPlanNo: String(row.rsaPlanNo), limit: shown })
  const open = useList(rsaOccasion, { plantCd: row.plantCd, state: ['open'], limit: shown })
  const takes = tab.canWrite && (row.state === 'draft' || row.state === 'rejected')
  const take = async () => {
    await api.put(`${rsaPlan.path}/${row.rsaPlanNo}/occasions`, { rsaOccasionNos: chosen })
    setChosen([])
    await Promise.all(
      [rsaOccasion.name, rsaPlan.name].map((name) => client.invalidateQueries({ queryKey: [name] })),
    )
  }
  const line = (each: Occasion) => (
    <>
      <Button
        type="link"
        size="small"
        onClick={() => tab.open(recordPageAddress(rsaOccasion.name, each.rsaOccasionNo)!)}
      >
        {each.occasionTxt}
      </Button>
      {each.triggerNm} · {each.dueYmd} <StateTag resource={rsaOccasion} state={each.state} />
    </>
  )
  return (
    <Part
      title={text('occasions')}
      extra={takes && chosen.length > 0 && <BusyButton action={take}>{text('take')}</BusyButton>}
    >
      <ul>
        {taken.rows.map((each) => (
          <li key={each.rsaOccasionNo}>{line(each)}</li>
        ))}
        {takes &&
          open.rows.map((each) => (
            <li key={each.rsaOccasionNo}>
              <Checkbox
                checked={chosen.includes(each.rsaOccasionNo)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked
                      ? [...chosen, each.rsaOccasionNo]
                      : chosen.filter((no) => no !== each.rsaOccasionNo),
                  )
                }
                aria-label={each.occasionTxt}
              />
              {line(each)}
            </li>
          ))}
      </ul>
    </Part>
  )
}

/** One reason to assess again. */
export function OccasionDetailPage() {
  const text = useTexts(planTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaOccasion}
      list={tab.menu.routePath}
      nameOf={(row) => row.occasionTxt}
      tags={({ data }) => (
        <span>
          {data.triggerNm} · {data.dueYmd}{' '}
          <DueWhy resource={rsaOccasion} recordNo={data.rsaOccasionNo} updateDt={data.updateDt} />
        </span>
      )}
      form={({ Field }) => (
        <Block title={text('occasions')}>
          <Field name="plantCd" />
          <Field name="deptCd" />
          <Field name="triggerCd" />
          <Field name="sourceCd" readOnly />
          <Field name="foundYmd" />
          <Field name="dueYmd" />
          <Field name="rsaPlanNo" />
          <Field name="doneYmd" />
          <Field name="occasionTxt" span="all" />
        </Block>
      )}
    />
  )
}
