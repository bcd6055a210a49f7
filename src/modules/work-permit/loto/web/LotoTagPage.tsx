import { PrinterOutlined } from '@ant-design/icons'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { safLoto } from '../loto.resource.ts'
import { lotoAddress } from './loto-queries.ts'
import './loto.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'

/** Tags of the lockouts that are planned or hang: A4 sheets, or labels of 100 × 70 mm. */
export function LotoTagPage() {
  const say = useTexts(lotoTexts)
  const tab = useTab()
  const { open } = usePdf()
  const { rows, found, loading, error, reload } = useList(safLoto, {
    state: ['planned', 'isolating', 'isolated', 'inUse', 'releaseRequested'],
    limit: 100,
  })
  const print = (lotoNo: number, paper: 'a4' | 'label') =>
    open(`${recordPath(safLoto, lotoNo)}/tags`, { paper })
  return (
    <div className="loto-page">
      <PageHeader help={say('tagsHelp')} />
      <Gate data={found} error={error} loading={loading} onRetry={reload}>
        {() => rows.length === 0 && <PageEmpty>{say('noneToPrint')}</PageEmpty>}
      </Gate>
      <ul className="loto-tags">
        {rows.map((row) => (
          <li key={row.lotoNo}>
            <div>
              <StateTag resource={safLoto} state={row.state} />{' '}
              <a
                href={lotoAddress.detail(row.lotoNo)}
                onClick={(event) => {
                  event.preventDefault()
                  tab.open(lotoAddress.detail(row.lotoNo))
                }}
              >
                {row.lotoNm}
              </a>
              <span className="permit-note">
                {row.lotoCd} · {row.facilityNm} · {row.areaNm}
              </span>
            </div>
            <div className="loto-act">
              <BusyButton
                size="large"
                icon={<PrinterOutlined aria-hidden />}
                action={() => print(row.lotoNo, 'a4')}
              >
                {say('printA4')}
              </BusyButton>
              <BusyButton size="large" action={() => print(row.lotoNo, 'label')}>
                {say('printLabels')}
              </BusyButton>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
