import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { useWedgeContainer } from '../../stock/web/use-scanned.web.ts'
import { showQuantity } from '../../store/quantity.rule.ts'
import { chmStockTake, type ChmStockTake } from '../chm-stock-take.resource.ts'
import { differenceOf, explainDifference } from '../stock-take.rule.ts'
import '../../web/chemical.css'
import { storageTexts } from '../../store/web/storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** 재고실사 (chm/inout/stockTake) */
export function StockTakePage() {
  useWedgeContainer()
  const text = useTexts(storageTexts)
  const today = useToday()
  const [query, setQuery] = useTabQuery(chmStockTake)
  return (
    <RegisterPage
      resource={chmStockTake}
      removable={false}
      empty={text('take.empty')}
      help={text('take.help')}
      first={{ baseYmd: today }}
      form={({ Field }) => (
        <Block>
          <Field name="storeNo" />
          <Field name="baseYmd" />
          <Field name="assignUserId" />
          <Field name="remark" />
        </Block>
      )}
    >
      <StateTiles resource={chmStockTake} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

const lotColumns = { prodNo: { width: 200 }, lotNo: { width: 130 } }
/** Who counts does not see the book. */
const blind = {
  ...lotColumns,
  bookQty: { hidden: true, editable: false },
  diffQty: { hidden: true, editable: false },
  causeCd: { hidden: true, editable: false },
  lossDoneYn: { hidden: true, editable: false },
}
/** What was counted stands; who counted explains the differences. */
const compared = {
  prodNo: { width: 200, editable: false },
  lotNo: { width: 130, editable: false },
  unitCd: { editable: false },
  bookQty: { editable: false, width: 100 },
  realQty: { editable: false, width: 100 },
  diffQty: { editable: false, width: 100 },
  lossDoneYn: { editable: false },
}

/** One count: real quantities and causes, the request to the approver, the confirmation. */
export function StockTakeDetailPage() {
  useWedgeContainer()
  const text = useTexts(storageTexts)
  return (
    <RecordPage
      resource={chmStockTake}
      list="/chm/inout/stockTake"
      nameOf={(row) => row.takeCd ?? text('take.name')}
      help={text('take.detailHelp')}
      form={({ Field, Lines }, { data }) => (
        <>
          <Block title={text('take.name')}>
            <Field name="storeNo" readOnly />
            <Field name="baseYmd" />
            <Field name="assignUserId" />
            <Field name="countUserId" />
            <Field name="apprUserId" />
            {data.lossTxt && <Field name="lossTxt" />}
            <Field name="remark" />
          </Block>
          <Block title={text('take.lines')}>
            <Lines
              name="lines"
              blank={{ unitCd: 'L' }}
              columns={data.state === 'counting' ? blind : compared}
            />
          </Block>
        </>
      )}
    >
      {({ data }) => <Differences take={data} />}
    </RecordPage>
  )
}

/** What was found more or less, each with where it comes from. */
function Differences({ take }: { take: ChmStockTake }) {
  const text = useTexts(storageTexts)
  const found = take.lines.filter((line) => (differenceOf(line) ?? 0) !== 0)
  if (found.length === 0) return null
  return (
    <Block title={text('take.differences', { count: found.length })}>
      <ul className="store-parts span-all">
        {found.map((line) => {
          const prodNm = String(line.prodNm ?? '')
          return (
            <li key={line.takeLineNo}>
              <span>
                {prodNm} {line.lotNo}
              </span>
              <strong>
                {showQuantity(differenceOf(line) ?? 0)} {line.unitCd}
              </strong>
              <Explain
                {...explainDifference({ ...line, prodNm, causeNm: line.causeNm ?? null }, take.baseYmd)}
              />
            </li>
          )
        })}
      </ul>
    </Block>
  )
}
