import { Button } from 'antd'
import { Attachments } from '../attach/Attachments.tsx'
import { Block, RecordForm } from '../form/RecordForm.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useDetail } from '../data/hooks.ts'
import { ResourceGrid } from '../list/ResourceGrid.tsx'
import { SearchPanel } from '../list/SearchPanel.tsx'
import { useTabQuery } from '../list/use-tab-query.ts'
import { Explain } from '../record/Explain.tsx'
import { HistoryDrawer } from '../record/HistoryDrawer.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { Gate } from '../page/PageStates.tsx'
import { Stamps } from '../record/Stamps.tsx'
import { StateFlow } from '../record/StateFlow.tsx'
import { StateTag } from '../record/StateTag.tsx'
import { TransitionBar } from '../record/TransitionBar.tsx'
import type { Detail } from '../../shared/resource.ts'
import { samplePermit } from './work-permit.ts'

export function SampleListPage() {
  const [query, setQuery] = useTabQuery(samplePermit)
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeader title="작업허가 조회" help="허가번호나 작업명 일부로 찾을 수 있습니다." />
      <SearchPanel resource={samplePermit} query={query} onSearch={setQuery} />
      <ResourceGrid
        resource={samplePermit}
        query={query}
        onQuery={setQuery}
        removable
        onCreate={() => undefined}
      />
    </div>
  )
}

export const SampleNewPage = () => <PermitForm detail={undefined} />
export function SampleDetailPage() {
  const { detail, error, loading, reload } = useDetail(samplePermit, 1)
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(found) => <PermitForm detail={found} />}
    </Gate>
  )
}

function PermitForm({ detail }: { detail: Detail<typeof samplePermit> | undefined }) {
  const form = useRecordForm(samplePermit, detail, { defaults: { plantCd: '1000' } })
  const { Field, Lines } = form
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeader
        title={detail ? detail.data.permitCd : '작업허가 신청'}
        tags={detail && <StateTag resource={samplePermit} state={detail.data.state} />}
        extra={<HistoryDrawer resource={samplePermit} recordKey={detail?.data.permitNo} />}
      />
      {detail && (
        <StateFlow resource={samplePermit} state={detail.data.state} waitingFor="안전담당01 (생산1팀)" />
      )}
      <RecordForm form={form}>
        <Block
          title="기본정보"
          extra={
            <Explain
              title="작업시간 한도"
              inputs={[{ label: '작업종류', value: '화기작업' }]}
              formula="8시간 이내"
              source="산업안전보건기준에 관한 규칙 제241조"
              version="2026-01"
            />
          }
        >
          <Field name="permitCd" />
          <Field name="workNm" span={2} />
          <Field name="plantCd" />
          <Field name="deptCd" />
          <Field name="processNo" />
          <Field name="permitTypeCd" />
          <Field name="supplCds" span={2} />
          <Field name="workYmd" />
          <Field name="planMonth" />
          <Field name="meetTime" />
          <Field name="startDt" />
          <Field name="endDt" />
          <Field name="headCnt" />
          <Field name="areaQty" />
          <Field name="budgetAmt" />
          <Field name="fireYn" />
          <Field name="toolTags" span={2} />
          <Field name="supUserId" />
          <Field name="vendorCd" />
          <Field name="wkodNo" />
          <Field name="drawingUrl" span={2} />
          <Field name="workTxt" />
        </Block>
        <Lines name="workers" />
      </RecordForm>
      <Attachments
        resource={samplePermit}
        name="drawing"
        taskKey={detail?.data.permitNo}
        editable={form.editable}
      />
      <Stamps row={detail?.data} />
      <TransitionBar resource={samplePermit} detail={detail}>
        <Button>목록</Button>
        <Button onClick={form.draft.save}>임시저장</Button>
        <Button loading={form.saving} onClick={() => void form.submit()}>
          저장
        </Button>
      </TransitionBar>
    </div>
  )
}
