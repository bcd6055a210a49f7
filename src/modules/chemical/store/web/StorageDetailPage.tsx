import { FireOutlined, PrinterOutlined, QrcodeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { canAccess, canWrite } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { entryAddress, storeListPath } from '../../inout/web/addresses.web.ts'
import { chmStoreInsp } from '../../inspection/chm-store-insp.resource.ts'
import { chmStock } from '../../stock/chm-stock.resource.ts'
import { inFefoOrder, usableUntil } from '../../stock/stock.rule.ts'
import { useWedgeContainer } from '../../stock/web/use-scanned.web.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { chmStore } from '../chm-store.resource.ts'
import { showQuantity } from '../quantity.rule.ts'
import { storeIssues } from '../store.rule.ts'
import { StoreFields } from './StoreFields.tsx'
import { useStoreStatus } from './store-queries.ts'
import { StoreStatusPanel } from './StoreStatusPanel.tsx'
import '../../web/chemical.css'
import { storageTexts } from './storage.texts.ts'
import { ReadFailed } from '../../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Inspections that the page of a store shows. */
const shownInspections = 8

/** One store: how it stands, what is in it, and what it is. */
export function StorageDetailPage() {
  const tab = useTab()
  const text = useTexts(storageTexts)
  const { open: print, busy } = usePdf()
  useWedgeContainer()
  return (
    <RecordPage
      resource={chmStore}
      list={storeListPath}
      nameOf={(row) => row.storeNm}
      tags={({ data }) => <span>{data.storeCd}</span>}
      rules={storeIssues}
      extra={({ data }) => (
        <>
          <Button
            icon={<FireOutlined aria-hidden />}
            loading={busy}
            onClick={() => void print('/api/chm/emergency/print', { storeNo: data.storeNo })}
          >
            {text('emergency')}
          </Button>
          {yes(tab.menu.printYn) && (
            <Button
              icon={<PrinterOutlined aria-hidden />}
              loading={busy}
              onClick={() => void print(`${chmStore.path}/${data.storeNo}/poster`)}
            >
              {text('poster')}
            </Button>
          )}
          {yes(tab.menu.printYn) && (
            <Button
              icon={<QrcodeOutlined aria-hidden />}
              loading={busy}
              onClick={() => void print(`${chmStore.path}/${data.storeNo}/placelabels`)}
            >
              {text('placeLabels')}
            </Button>
          )}
          {canWrite('chm/inout/inoutReg') && (
            <Button
              type="primary"
              onClick={() =>
                tab.open(entryAddress({ ioTypeCd: '10', toStoreNo: data.storeNo, toStoreNm: data.storeNm }))
              }
            >
              {text('receive')}
            </Button>
          )}
        </>
      )}
      form={(form, { data }) => (
        <>
          <div className="chemical-split">
            <StoreLots storeNo={data.storeNo} />
            <Status storeNo={data.storeNo} />
          </div>
          <StoreFields form={form} />
        </>
      )}
    >
      {({ data, editable }) => (
        <>
          {canAccess('chm/storage/storeInsp') && <StoreInspections storeNo={data.storeNo} />}
          <Block title={text('files')}>
            <div className="span-all chemical-page">
              <Attachments
                resource={chmStore}
                name="permit"
                taskKey={data.storeNo}
                editable={editable.length === 0 && tab.canWrite}
              />
              <Attachments
                resource={chmStore}
                name="image"
                taskKey={data.storeNo}
                editable={editable.length === 0 && tab.canWrite}
              />
            </div>
          </Block>
        </>
      )}
    </RecordPage>
  )
}

function Status({ storeNo }: { storeNo: number }) {
  const { status, error } = useStoreStatus(storeNo)
  return error ? <p>{error.message}</p> : <StoreStatusPanel status={status} />
}

/** The last checks of the store by its cycle. (chm.md 6: 점검 기록) */
function StoreInspections({ storeNo }: { storeNo: number }) {
  const text = useTexts(storageTexts)
  const { rows, loading } = useList(chmStoreInsp, {
    storeNo: String(storeNo),
    state: ['done'],
    limit: shownInspections,
  })
  return (
    <Block title={text('inspections')}>
      {rows.length === 0 ? (
        !loading && <p className="span-all">{text('noInspections')}</p>
      ) : (
        <ul className="store-conflicts span-all">
          {rows.map((row) => (
            <li key={row.storeInspNo}>
              <strong>{row.inspYmd}</strong>
              <span>
                {row.storeInspCd} · {row.inspUserNm}
              </span>
              <span className={`mix-tag is-${(row.badCnt ?? 0) > 0 ? 'X' : 'O'}`}>
                {(row.badCnt ?? 0) > 0 ? text('bad', { count: row.badCnt ?? 0 }) : text('allGood')}
              </span>
              {row.remark && <span className="store-conflict-why">{row.remark}</span>}
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}

function StoreLots({ storeNo }: { storeNo: number }) {
  const text = useTexts(storageTexts)
  const { rows, loading, error, reload } = useList(chmStock, { storeNo: String(storeNo), limit: 300 })
  const lots = inFefoOrder(rows.filter(({ stockQty }) => stockQty > 0))
  if (error) return <ReadFailed error={error} onRetry={reload} />
  return (
    <section className="store-status" aria-label={text('lotsName')}>
      <h3>{text('lots', { count: lots.length })}</h3>
      {!loading && lots.length === 0 && <p>{text('noLots')}</p>}
      <ul className="lot-list">
        {lots.map((lot) => (
          <li key={lot.stockNo}>
            <strong>{lot.prodNm}</strong>
            <span>{text('lot', { no: lot.lotNo })}</span>
            <span>
              {showQuantity(lot.stockQty)} {lot.unitCd}
            </span>
            <span>
              {text('useBy', {
                day: usableUntil({ ...lot, openLifeDays: lot.openLifeDays ?? null }) ?? text('none'),
              })}
            </span>
            {lot.holdCd !== '00' && <span className="tag-expired">{lot.holdNm}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
