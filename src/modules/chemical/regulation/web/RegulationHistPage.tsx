import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UploadOutlined } from '@ant-design/icons'
import { Button, DatePicker, Form, Input, Segmented, Select, Table, Tag, Upload } from 'antd'
import type { Dayjs } from 'dayjs'
import type { Detail } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useDetail } from '../../../../core/web/list/hooks.ts'
import { queryKeys } from '../../../../core/web/list/query-keys.ts'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/record/PageStates.tsx'
import { StateFlow } from '../../../../core/web/record/StateFlow.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import { chmRegHist, type ChmRegHist } from '../regulation.resource.ts'
import type { Impact } from '../regulation-answers.rule.ts'
import '../../ghs/web/ghs.css'

/** 규제이력 업로드·적용 (chm/regulation/regulationHistUpload) */
export function RegulationHistPage() {
  const tab = useTab()
  const [query, setQuery] = useTabQuery(chmRegHist)
  const asked = tab.params.get('open')
  const [opened, setOpened] = useState<number | undefined>(asked === null ? undefined : Number(asked))
  const [uploading, setUploading] = useState(false)
  return (
    <div className="register-page chemical-page">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="규제목록 하나의 새 판을 통째로 올립니다. 열의 순서와 제목은 달라도 됩니다. 검증 → 영향분석 → 적용상신 → 승인되면 한 번에 적용되고 모든 제품을 다시 판정합니다."
      />
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
              규제목록 올리기
            </Button>
          )
        }
        empty="올린 규제이력이 없습니다."
      />
      {uploading && (
        <UploadPopup
          onClose={() => setUploading(false)}
          onStored={(regHistNo) => {
            setUploading(false)
            setOpened(regHistNo)
          }}
        />
      )}
      {opened !== undefined && <HistPopup key={opened} regHistNo={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

interface Head {
  regCd: string
  effectYmd: Dayjs
  noticeTxt: string
}
function UploadPopup({ onClose, onStored }: { onClose: () => void; onStored: (regHistNo: number) => void }) {
  const [form] = Form.useForm<Head>()
  const notice = useNotice()
  const client = useQueryClient()
  const lists = useCodes('CHM_REG_CD').data ?? []
  const [file, setFile] = useState<File>()
  const send = async () => {
    const head = await form.validateFields()
    if (!file) {
      notice.info('파일을 선택해 주세요.')
      return false
    }
    const body = new FormData()
    // Fields before the file: the server reads the parts in their order.
    body.append('regCd', head.regCd)
    body.append('effectYmd', head.effectYmd.format('YYYY-MM-DD'))
    body.append('noticeTxt', head.noticeTxt)
    body.append('file', file)
    try {
      const { data } = await api.upload<{ data: ChmRegHist }>(`${chmRegHist.path}/upload`, body)
      await client.invalidateQueries({ queryKey: queryKeys.all(chmRegHist) })
      onStored(data.regHistNo)
    } catch (error) {
      notice.failure(error)
    }
    return false
  }
  return (
    <BasePopup open title="규제목록 올리기" onClose={onClose} confirmText="올리기" onConfirm={send}>
      <Form<Head> form={form} layout="vertical">
        <Form.Item name="regCd" label="규제목록" rules={[{ required: true }]}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={lists.map(({ code, codeNm }) => ({ value: code, label: codeNm }))} />
        </Form.Item>
        <Form.Item name="effectYmd" label="시행일" rules={[{ required: true }]}>
          <DatePicker />
        </Form.Item>
        <Form.Item name="noticeTxt" label="고시번호" rules={[{ required: true }]}>
          <Input maxLength={200} placeholder="예: 고용노동부고시 제2026-12호" />
        </Form.Item>
        <Upload accept=".xlsx" maxCount={1} beforeUpload={(chosen) => (setFile(chosen), false)} onRemove={() => setFile(undefined)}>
          <Button icon={<UploadOutlined aria-hidden />}>엑셀 파일(.xlsx)</Button>
        </Upload>
      </Form>
    </BasePopup>
  )
}

function HistPopup({ regHistNo, onClose }: { regHistNo: number; onClose: () => void }) {
  const { detail, error, loading, reload } = useDetail(chmRegHist, regHistNo)
  return (
    <BasePopup open title="규제이력" onClose={onClose} widthPx={1080}>
      <Gate data={detail} error={error} loading={loading} onRetry={reload}>
        {(loaded) => <Hist detail={loaded} />}
      </Gate>
    </BasePopup>
  )
}

const colours: Record<string, string> = { N: 'blue', C: 'gold', D: 'volcano', S: 'default', E: 'red' }
function Hist({ detail }: { detail: Detail<typeof chmRegHist> }) {
  const hist = detail.data as unknown as ChmRegHist
  const [shown, setShown] = useState<'lines' | 'impact'>('lines')
  const actions = useCodes('CHM_REG_ACTION').data ?? []
  return (
    <div className="register-page chemical-page">
      <p>
        {hist.regHistCd} · {hist.regNm} · {hist.effectYmd} 시행 · {hist.noticeTxt} · {hist.fileNm}
      </p>
      <StateFlow resource={chmRegHist} state={hist.state} />
      <p>
        신규 {hist.newCnt} · 변경 {hist.chgCnt} · 삭제 {hist.delCnt} · 동일 {hist.sameCnt} · 오류 {hist.errCnt}
      </p>
      <Segmented
        aria-label="볼 것"
        value={shown}
        onChange={setShown}
        options={[
          { value: 'lines', label: '검증 결과' },
          { value: 'impact', label: `영향분석 ${hist.affectedCnt}건` },
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
            { title: '행', dataIndex: 'rowNo', width: 56 },
            {
              title: '구분',
              dataIndex: 'actionCd',
              width: 80,
              render: (code: string) => (
                <Tag color={colours[code] ?? 'default'}>{actions.find((each) => each.code === code)?.codeNm ?? code}</Tag>
              ),
            },
            { title: '규제물질명', dataIndex: 'regSubjNm', width: 180 },
            { title: 'CAS번호', dataIndex: 'casNo', width: 120 },
            { title: '함량기준(%)', dataIndex: 'contentMinPct', width: 100 },
            { title: '법적근거', dataIndex: 'lawArticle', width: 200 },
            { title: '이전 값', dataIndex: 'beforeTxt', width: 180 },
            { title: '영향 제품', dataIndex: 'affectedCnt', width: 90 },
            { title: '오류', dataIndex: 'errorTxt', width: 220 },
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
  const lists = useCodes('CHM_REG_CD').data ?? []
  const nameOf = (code: string) => lists.find((each) => each.code === code)?.codeNm ?? code
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['regImpact', regHistNo],
    queryFn: () => api.get<{ data: Impact[] }>(`${chmRegHist.path}/${regHistNo}/impact`),
  })
  return (
    <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {(impacts) =>
        impacts.length === 0 ? (
          <PageEmpty>해당 여부가 바뀌는 제품이 없습니다.</PageEmpty>
        ) : (
          <ul className="chemical-rows">
            {impacts.map((each) => (
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
                  {each.uses.length}곳 · {each.workerCnt}명 · 재고 {each.stores.length}곳 · 작업허가 {each.permits.length}건
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Gate>
  )
}
