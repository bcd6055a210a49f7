import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { monthCloseAddress } from '../../inout/web/addresses.web.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { chmMonthClose } from '../chm-month-close.resource.ts'
import { monthBefore } from '../stock-take.rule.ts'
import '../../web/chemical.css'

/** 수불마감 (chm/inout/monthClose) */
export function MonthClosePage() {
  const tab = useTab()
  const today = useToday()
  return (
    <RegisterPage
      resource={chmMonthClose}
      removable={false}
      empty="마감한 월이 없습니다. '등록'으로 지난달을 마감하세요."
      help="월을 마감하면 그 달과 이전 달의 수불은 등록하거나 취소할 수 없습니다. 마감하면 제품별 이월·입고·출고·월말재고가 보존됩니다."
      first={{ closeYm: monthBefore(today.slice(0, 7)) }}
      form={({ Field }) => (
        <Block>
          <Field name="plantCd" />
          <Field name="closeYm" />
          <Field name="remark" />
        </Block>
      )}
      onOpen={({ monthCloseNo }) => tab.open(monthCloseAddress(monthCloseNo))}
      onSaved={(key) => tab.open(monthCloseAddress(key))}
    />
  )
}

/** One closed month with its opening, in, out and end. */
export function MonthCloseDetailPage() {
  return (
    <RecordPage
      resource={chmMonthClose}
      list="/chm/inout/monthClose"
      nameOf={(row) => `수불마감 ${row.closeYm}`}
      form={({ Field, Lines }) => (
        <>
          <Block title="마감">
            <Field name="plantCd" readOnly />
            <Field name="closeYm" readOnly />
            <Field name="closeDt" />
            <Field name="closeUserId" />
            <Field name="remark" readOnly />
          </Block>
          <Block title="이월 + 입고 − 출고 = 월말재고">
            <Lines name="lines" columns={{ prodNo: { width: 220 }, storeNo: { width: 180 } }} />
          </Block>
        </>
      )}
    />
  )
}
