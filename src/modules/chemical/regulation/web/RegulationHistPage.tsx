import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Segmented, Table, Tag } from 'antd'
import { formatNumber } from '../../../../core/shared/number-format.ts'
import type { Detail } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { StateFlow } from '../../../../core/web/record/StateFlow.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { chmRegHist } from '../regulation.resource.ts'
import { sayKept } from '../history.rule.ts'
import type { EditionImpact } from '../regulation-answers.rule.ts'
import { ListUploadPopup } from './ListUploadPopup.tsx'
import { SimulationView } from './SimulationView.tsx'
import '../../ghs/web/ghs.css'
import { regulationTexts } from './regulation.texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** 규제이력 업로드·적용 (chm/regulation/regulationHistUpload) */
export function RegulationHistPage() {
  const text = useTexts(regulationTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(chmRegHist)
  const asked = tab.params.get('open')
  const [opened, setOpened] = useState<number | undefined>(asked === null ? undefined : Number(asked))
  const [uploading, setUploading] = useState(false)
  return (
    <div className="register-page chemical-page">
      <PageHeader help={text('histHelp')} />
      <SearchPanel resource={chmRegHist} query={query} onSearch={setQuery} />
      <StateTiles resource={chmRegHist} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={chmRegHist}
        query={query}
        onQuery={setQuery}
        onOpen={({ regHistNo }) => setOpened(regHistNo)}
        toolbar={
          tab.canWrite && (
            <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => setUploading(true)}>
              {text('hist.upload')}
            </Button>
          )
        }
        empty={text('hist.none')}
      />
      {uploading && (
        <ListUploadPopup
          onClose={() => setUploading(false)}
          onStored={(regHistNo) => {
            setUploading(false)
            setOpened(regHistNo)
          }}
        />
      )}
      {opened !== undefined && (
        <HistPopup key={opened} regHistNo={opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}

function HistPopup({ regHistNo, onClose }: { regHistNo: number; onClose: () => void }) {
  const text = useTexts(regulationTexts)
  const { detail, error, loading, reload } = useDetail(chmRegHist, regHistNo)
  return (
    <BasePopup open title={text('hist.title')} onClose={onClose} widthPx={1080}>
      <Gate data={detail} error={error} loading={loading} onRetry={reload}>
        {(loaded) => <Hist detail={loaded} />}
      </Gate>
    </BasePopup>
  )
}

/** What a row keeps about itself, line by line, in the language of the reader. */
const keptLines = (kept: string | null) =>
  sayKept(kept).map((line) => <div key={String(line)}>{typeof line === 'string' ? line : said(line)}</div>)

const colours: Record<string, string> = { N: 'blue', C: 'gold', D: 'volcano', S: 'default', E: 'red' }
function Hist({ detail }: { detail: Detail<typeof chmRegHist> }) {
  const text = useTexts(regulationTexts)
  const hist = detail.data
  const [shown, setShown] = useState<'lines' | 'impact'>('lines')
  const actions = useCodes('CHM_REG_ACTION').data ?? []
  return (
    <div className="register-page chemical-page">
      <p>
        {hist.regHistCd} · {hist.regNm} · {text('hist.from', { day: hist.effectYmd })} · {hist.noticeTxt} ·{' '}
        {hist.fileNm}
      </p>
      <StateFlow resource={chmRegHist} state={hist.state} />
      <p>
        {text('hist.counts', {
          added: hist.newCnt ?? 0,
          changed: hist.chgCnt ?? 0,
          removed: hist.delCnt ?? 0,
          same: hist.sameCnt ?? 0,
          wrong: hist.errCnt ?? 0,
        })}
      </p>
      {Number(hist.delCnt) > 0 && hist.state !== 'applied' && (
        <Alert type="warning" showIcon title={text('hist.gone', { count: hist.delCnt ?? 0 })} />
      )}
      <Segmented
        aria-label={text('view')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'lines', label: text('hist.lines') },
          { value: 'impact', label: text('hist.impact', { count: hist.affectedCnt ?? 0 }) },
        ]}
      />
      {shown === 'lines' ? (
        <Table
          rowKey="regHistLineNo"
          size="small"
          dataSource={hist.items}
          pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
          scroll={{ x: 'max-content' }}
          columns={[
            { title: text('hist.row'), dataIndex: 'rowNo', width: 56 },
            {
              title: text('hist.action'),
              dataIndex: 'actionCd',
              width: 80,
              render: (code: string) => (
                <Tag color={colours[code] ?? 'default'}>
                  {actions.find((each) => each.code === code)?.codeNm ?? code}
                </Tag>
              ),
            },
            { title: text('subject'), dataIndex: 'regSubjNm', width: 180 },
            { title: text('cas'), dataIndex: 'casNo', width: 120 },
            { title: text('hist.contentPct'), dataIndex: 'contentMinPct', width: 100 },
            {
              title: text('hist.amounts'),
              width: 120,
              render: (_, { thr1Qty, thr2Qty, thrUnitTxt }) => {
                const amounts = [thr1Qty, thr2Qty]
                  .filter((each) => each !== null)
                  .map((each) => formatNumber(each, undefined, true))
                return [amounts.join(' / '), amounts.length > 0 && thrUnitTxt].filter(Boolean).join(' ')
              },
            },
            { title: text('law'), dataIndex: 'lawArticle', width: 200 },
            { title: text('hist.before'), dataIndex: 'beforeTxt', width: 180, render: keptLines },
            { title: text('hist.affected'), dataIndex: 'affectedCnt', width: 90 },
            { title: text('hist.error'), dataIndex: 'errorTxt', width: 220, render: keptLines },
          ]}
        />
      ) : (
        <ImpactList regHistNo={hist.regHistNo} />
      )}
      <TransitionBar resource={chmRegHist} detail={detail} />
    </div>
  )
}

function ImpactList({ regHistNo }: { regHistNo: number }) {
  const text = useTexts(regulationTexts)
  const lists = useCodes('CHM_REG_CD').data ?? []
  const nameOf = (code: string) => lists.find((each) => each.code === code)?.codeNm ?? code
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['regImpact', regHistNo],
    queryFn: () => api.get<{ data: EditionImpact }>(`${chmRegHist.path}/${regHistNo}/impact`),
  })
  return (
    <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {({ products, simulation }) => (
        <>
          <SimulationView of={simulation} />
          {products.length === 0 && <PageEmpty>{text('hist.noImpact')}</PageEmpty>}
          <ul className="chemical-rows">
            {products.map((each) => (
              <li key={each.prodNo}>
                <strong>
                  {each.prodCd} {each.prodNm}
                </strong>
                {each.added.map((code) => (
                  <Tag key={code} color="red">
                    + {nameOf(code)}
                  </Tag>
                ))}
                {each.removed.map((code) => (
                  <Tag key={code} color="green">
                    − {nameOf(code)}
                  </Tag>
                ))}
                <span>
                  {text('hist.touches', {
                    uses: each.uses.length,
                    workers: each.workerCnt,
                    stores: each.stores.length,
                    permits: each.permits.length,
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Gate>
  )
}
