import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { addDays } from '../../../../core/shared/dates.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useReversal } from '../../../../core/web/record/use-reversal.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { yes } from '../../../../core/shared/session.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { ContainerScan } from '../../stock/web/ContainerScan.tsx'
import { chmInOut, type ChmInOutRow } from '../chm-in-out.resource.ts'
import { ioTypes, isCount } from '../in-out.rule.ts'
import { inOutFormPath } from './addresses.web.ts'
import '../../web/chemical.css'
import { inOutTexts } from './in-out.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const widths = { ioCd: 190, ioTypeCd: 110 }
const card = {
  title: 'prodNm',
  facts: ['ioTypeNm', 'qty', 'ioDt', 'lotNo'],
  units: { qty: 'unitNm' },
} as const
const monthDays = 30
const fieldNames = Object.keys(chmInOut.fields) as Extract<keyof typeof chmInOut.fields, string>[]

/** 입출고 내역 (chm/inout/inoutList): the journal; a mistake is reversed, nothing is changed. */
export function InOutListPage() {
  const tab = useTab()
  const text = useTexts(inOutTexts)
  const today = useToday()
  const { open: print, busy } = usePdf()
  // A reversal and a count are none that could be reversed.
  const reversal = useReversal<ChmInOutRow>(
    chmInOut,
    ({ ioTypeCd }) => tab.canWrite && ioTypeCd !== ioTypes.reversal && !isCount(ioTypeCd),
    ({ ioNo, ioCd, ioTypeNm, prodNm, lotNo, qty, unitCd }) => ({
      recordKey: ioNo,
      no: ioCd,
      words: `${ioTypeNm} · ${prodNm} · ${text('lot', { no: lotNo })} · ${qty} ${unitCd}`,
    }),
  )
  const period = {
    from: tab.params.get('ioDt.from') ?? addDays(today, -monthDays),
    to: tab.params.get('ioDt.to') ?? today,
  }
  return (
    <>
      <RegisterPage
        resource={chmInOut}
        readOnly
        help={text('list.help')}
        defaults={{ ioDt: { from: addDays(today, -monthDays), to: today } }}
        widths={tab.canWrite ? { ...widths, reversedYn: 150 } : widths}
        card={card}
        cells={tab.canWrite ? { reversedYn: reversal.cell } : {}}
        form={({ Field, detail }) => (
          <Block title={detail?.data.ioCd} extra={reversal.button(detail?.data)}>
            {fieldNames.map((name) => (
              <Field key={name} name={name} />
            ))}
          </Block>
        )}
        toolbar={
          <>
            {tab.canWrite && (
              <Button type="primary" onClick={() => tab.open(inOutFormPath)}>
                {text('register')}
              </Button>
            )}
            {yes(tab.menu.printYn) && (
              <>
                <Button
                  icon={<PrinterOutlined aria-hidden />}
                  loading={busy}
                  onClick={() => void print('/api/chm/ledger/print', period)}
                >
                  {text('ledger')}
                </Button>
                <Button
                  icon={<PrinterOutlined aria-hidden />}
                  loading={busy}
                  onClick={() => void print('/api/chm/ledger/print', { ...period, kind: 'hazardous' })}
                >
                  {text('ledger.hazardous')}
                </Button>
              </>
            )}
          </>
        }
      >
        <div className="container-bar">
          <ContainerScan />
        </div>
      </RegisterPage>
      {reversal.popup}
    </>
  )
}
