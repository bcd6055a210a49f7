import type { ReactNode } from 'react'
import { Alert } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Block, Field } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { privacyPurge } from '../privacy-purge.resource.ts'
import './privacy.css'
import type { DueKind } from '../due-kind.rule.ts'
import type { RecordClassDue } from '../record-class.rule.ts'
import { privacyTexts } from './privacy.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Target {
  userId: string
  userNm: string
  retireYmd: string | null
}

/** 개인정보 파기 (manage/log/privacyPurge; admin R14, 개인정보 보호법 제21조) */
export function PrivacyPurgePage() {
  const say = useTexts(privacyTexts)
  return (
    <RegisterPage
      resource={privacyPurge}
      help={say('purgeHelp')}
      readOnly
      widths={{ kindCd: 220 }}
      form={(form) => <PurgeForm form={form} />}
    >
      <DueList />
    </RegisterPage>
  )
}

interface FoldedProps {
  label: string
  open: boolean
  children: ReactNode
}
const Folded = ({ label, open, children }: FoldedProps) => (
  <details className="privacy-fold" open={open}>
    <summary>{label}</summary>
    {children}
  </details>
)
const countCell = ({ rowCnt }: { rowCnt: number }) => (
  <span className={rowCnt === 0 ? 'privacy-nothing' : undefined}>{rowCnt.toLocaleString('ko-KR')}</span>
)

/** Data past its keeping time, each kind with the button that makes its list. */
function DueList() {
  const say = useTexts(privacyTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const { data: codes } = useCodes('PRIVACY_PURGE')
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [privacyPurge.name, 'due'],
    queryFn: () => api.get<{ data: DueKind[] }>('/api/manage/privacypurges/due'),
    select: (answer) => answer.data,
  })
  const make = async (kindCd: string) => {
    await api.post(privacyPurge.path, { kindCd })
    await client.invalidateQueries({ queryKey: [privacyPurge.name] })
    notice.info(say('made'))
  }
  const dueCnt = data?.filter(({ rowCnt }) => rowCnt > 0).length
  return (
    <div className="privacy-due">
      {dueCnt === 0 && (
        <Alert type="success" showIcon title={say('nothingDue')} description={say('nextList')} />
      )}
      {/* Rows of zeros are only looked up: they stand open where there is something to do. */}
      <Folded label={say('due')} open={dueCnt !== 0}>
        <DataGrid<DueKind>
          label={say('due')}
          columns={[
            {
              name: 'kindCd',
              text: say('kind'),
              kind: 'text',
              width: 220,
              render: ({ kindCd }) => codes?.find(({ code }) => code === kindCd)?.codeNm ?? kindCd,
            },
            {
              name: 'keep',
              text: say('keep'),
              kind: 'text',
              width: 110,
              render: ({ keep, unit }) => say(unit, { n: keep }),
            },
            { name: 'rowCnt', text: say('count'), kind: 'number', width: 110, render: countCell },
            {
              name: 'oldestDt',
              text: say('oldest'),
              kind: 'text',
              width: 170,
              render: ({ oldestDt }) => showMoment(oldestDt),
            },
            {
              name: 'cutDt',
              text: say('make'),
              kind: 'custom',
              width: 150,
              render: ({ kindCd, rowCnt, listed }) =>
                listed ? (
                  say('listed')
                ) : tab.canWrite && rowCnt > 0 ? (
                  <BusyButton size="small" action={() => make(kindCd)}>
                    {say('make')}
                  </BusyButton>
                ) : null,
            },
          ]}
          rows={data ?? []}
          rowKey={({ kindCd }) => kindCd}
          loading={isLoading}
          error={error}
          onRetry={() => void refetch()}
          height="auto"
        />
      </Folded>
      <RecordClasses />
      <h3>{say('ledger')}</h3>
    </div>
  )
}

/** The keeping times of business records by law, and the number of records beyond them. */
function RecordClasses() {
  const say = useTexts(privacyTexts)
  const { data: codes } = useCodes('RECORD_CLASS')
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [privacyPurge.name, 'recordClasses'],
    queryFn: () => api.get<{ data: RecordClassDue[] }>('/api/manage/privacypurges/recordclasses'),
    select: (answer) => answer.data,
  })
  return (
    <Folded label={say('recordClasses')} open={data?.some(({ rowCnt }) => rowCnt > 0) ?? false}>
      <p>{say('recordClassesHelp')}</p>
      <DataGrid<RecordClassDue>
        label={say('recordClasses')}
        columns={[
          {
            name: 'classCd',
            text: say('recordClass'),
            kind: 'text',
            width: 190,
            render: ({ classCd }) => codes?.find(({ code }) => code === classCd)?.codeNm ?? classCd,
          },
          {
            name: 'keep',
            text: say('keep'),
            kind: 'text',
            width: 170,
            render: ({ keep, confirmNeededYn }) =>
              `${keep === null ? say('life') : say('years', { n: keep })}${confirmNeededYn === 'Y' ? ` (${say('toConfirm')})` : ''}`,
          },
          { name: 'source', text: say('law'), kind: 'text', width: 380 },
          { name: 'rowCnt', text: say('count'), kind: 'number', width: 110, render: countCell },
          {
            name: 'oldestDt',
            text: say('oldest'),
            kind: 'text',
            width: 170,
            render: ({ oldestDt }) => showMoment(oldestDt),
          },
        ]}
        rows={data ?? []}
        rowKey={({ classCd }) => classCd}
        loading={isLoading}
        error={error}
        onRetry={() => void refetch()}
        height="auto"
      />
    </Folded>
  )
}

function PurgeForm({ form }: { form: RecordFormHandle<typeof privacyPurge> }) {
  const { detail } = form
  return (
    <>
      <Block>
        <Field name="kindCd" />
        <Field name="rowCnt" />
        <Field name="cutDt" />
        <Field name="apprUserId" />
        <Field name="apprDt" />
        <Field name="eraseDt" />
        <Field name="eraseCnt" />
        <Field name="opinion" />
      </Block>
      {detail && <Targets purgeNo={detail.data.purgeNo} />}
      {detail && <TransitionBar resource={privacyPurge} detail={detail} />}
    </>
  )
}

function Targets({ purgeNo }: { purgeNo: number }) {
  const say = useTexts(privacyTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [privacyPurge.name, 'targets', purgeNo],
    queryFn: () => api.get<{ data: Target[] }>(`${privacyPurge.path}/${purgeNo}/targets`),
    select: (answer) => answer.data,
  })
  // Gate records and the like are no persons: their number says all.
  if (data?.length === 0) return null
  return (
    <DataGrid<Target>
      label={say('targets')}
      columns={[
        { name: 'userId', text: say('userId'), kind: 'text', width: 160 },
        { name: 'userNm', text: say('userNm'), kind: 'text', width: 160 },
        { name: 'retireYmd', text: say('leftOn'), kind: 'date', width: 120 },
      ]}
      rows={data ?? []}
      rowKey={({ userId }) => userId}
      loading={isLoading}
      error={error}
      onRetry={() => void refetch()}
      height="auto"
    />
  )
}
