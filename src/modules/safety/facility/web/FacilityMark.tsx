import { Tag } from 'antd'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { FacilityDue } from '../facility-due.rule.ts'
import type { DueMark } from '../legal-inspection.rule.ts'
import { facilityTexts } from './facility.texts.ts'

const colours: Readonly<Record<DueMark, string>> = {
  over: 'red',
  late: 'volcano',
  unknown: 'orange',
  window: 'green',
  apply: 'blue',
  later: 'default',
}
/** Where an obligation stands today, always in words. */
export function FacilityMark({ mark }: { mark: DueMark }) {
  const text = useTexts(facilityTexts)
  return <Tag color={colours[mark]}>{text(`mark.${mark}`)}</Tag>
}

/** The due day with the reckoning behind it: from which day, how many months, which article. */
export function DueDay({ due }: { due: FacilityDue }) {
  const text = useTexts(facilityTexts)
  const { dueYmd, baseYmd, dueMonths, lawTxt, exemptLawCd, confirmYn } = due
  const formula =
    baseYmd === null
      ? text('whyUnknown')
      : dueMonths
        ? text('whyCounted', { base: baseYmd, months: dueMonths })
        : text('whyFixed', { base: baseYmd })
  const notes = [exemptLawCd && text('whyExempt'), confirmYn === 'Y' && text('confirm')].flatMap((value) =>
    value ? [{ label: text('mark'), value }] : [],
  )
  return (
    <>
      {dueYmd ?? '–'}{' '}
      <Explain
        title={text('why')}
        inputs={[
          { label: text('law'), value: lawTxt ?? '–' },
          { label: text('lastYmd'), value: due.lastYmd ?? '–' },
        ].concat(notes)}
        formula={formula}
      />
    </>
  )
}
