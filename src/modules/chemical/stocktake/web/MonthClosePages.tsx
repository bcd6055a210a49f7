import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { chmMonthClose } from '../chm-month-close.resource.ts'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { showMoment } from '../../../../core/shared/dates.ts'
import { chmInOut } from '../../inout/chm-in-out.resource.ts'
import { monthAfter } from '../../../../core/shared/periods.ts'
import '../../web/chemical.css'
import { inOutTexts } from '../../inout/web/in-out.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** 수불마감 (chm/inout/monthClose) */
export function MonthClosePage() {
  const text = useTexts(inOutTexts)
  const today = useToday()
  const { plantCd } = useOwnScope()
  const { rows, loading: isLastAwaited } = useList(chmMonthClose, {
    plantCd: plantCd || undefined,
    state: ['closed'],
    limit: 1,
  })
  const [last] = rows
  // Nothing is closed yet: closing begins with the month of the first entry.
  const { rows: entries, loading: isFirstAwaited } = useList(chmInOut, {
    plantCd: plantCd || undefined,
    sort: 'ioDt',
    direction: 'asc',
    limit: 1,
  })
  const first = entries[0] && showMoment(entries[0].ioDt).slice(0, 7)
  const over = monthAfter(today.slice(0, 7), -1)
  // Closing goes on with the first open month.
  const next = last
    ? last.closeYm < over
      ? monthAfter(last.closeYm)
      : over
    : first && first < over
      ? first
      : over
  return (
    <RegisterPage
      resource={chmMonthClose}
      removable={false}
      // A form that opened before the open month is known would offer another one.
      readOnly={isLastAwaited || isFirstAwaited}
      empty={text('close.empty')}
      help={text('close.help')}
      first={{ closeYm: next, ...(last && plantCd && { plantCd, plantNm: last.plantNm }) }}
      form={({ Field }) => (
        <Block>
          <Field name="plantCd" />
          <Field name="closeYm" />
          <Field name="remark" />
        </Block>
      )}
    />
  )
}

/** One closed month with its opening, in, out and end. */
export function MonthCloseDetailPage() {
  const text = useTexts(inOutTexts)
  return (
    <RecordPage
      resource={chmMonthClose}
      list="/chm/inout/monthClose"
      nameOf={(row) => text('close.name', { month: row.closeYm })}
      form={({ Field, Lines }) => (
        <>
          <Block title={text('close.block')}>
            <Field name="plantCd" readOnly />
            <Field name="closeYm" readOnly />
            <Field name="closeDt" />
            <Field name="closeUserId" />
            <Field name="remark" readOnly />
          </Block>
          <Block title={text('close.lines')}>
            <Lines name="lines" columns={{ prodNo: { width: 220 }, storeNo: { width: 180 } }} />
          </Block>
        </>
      )}
    />
  )
}
