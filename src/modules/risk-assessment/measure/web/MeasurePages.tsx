import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Table } from 'antd'
import { useState } from 'react'
import { ApiError } from '../../../../core/web/api-error.ts'
import { api } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ImprovementPanel } from '../../../improvement/web/ImprovementPanel.tsx'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { DueWhy } from '../../web/DueWhy.tsx'
import { Part } from '../../web/Part.tsx'
import { rsaMeasure, type MeasureRow, type RsaMeasure } from '../rsa-measure.resource.ts'
import { measureTexts } from './measure-page.texts.ts'

const card = {
  title: 'measureTxt',
  facts: ['rsaTargetNm', 'hierNm', 'worstScore', 'dueYmd', 'ownerUserNm', 'resScore'],
} as const

/** 감소대책 조치 (rsa/action/actionList). */
export function MeasurePage() {
  const text = useTexts(measureTexts)
  const [query, setQuery] = useTabQuery(rsaMeasure)
  return (
    <RegisterPage
      resource={rsaMeasure}
      help={text('help')}
      card={card}
      readOnly
      hidden={['hierNm']}
      widths={{ measureTxt: 280, rsaTargetNo: 200 }}
    >
      <StateTiles resource={rsaMeasure} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One measure with the risks that it lowers and its improvement. */
export function MeasureDetailPage() {
  const text = useTexts(measureTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaMeasure}
      list={tab.menu.routePath}
      nameOf={(row) => row.measureTxt}
      tags={({ data }) => (
        <span>
          {data.recNo === null ? '' : `R-${data.recNo} · `}
          {data.rsaTargetNm} · {data.dueYmd}{' '}
          <DueWhy resource={rsaMeasure} recordNo={data.rsaMeasureNo} updateDt={data.updateDt} />
          <Scores row={data} />
        </span>
      )}
      form={({ Field }) => (
        <Block title={text('basic')}>
          <Field name="measureTxt" span="all" />
          <Field name="hierCd" />
          <Field name="dueYmd" />
          <Field name="ownerUserId" />
          <Field name="ownerDeptCd" />
          <Field name="ownerVendorCd" />
          <Field name="budgetAmt" />
          <Field name="interimTxt" span="all" />
          <Field name="worstScore" />
          <Field name="resScore" />
          <Field name="verifyDt" />
          <Field name="acceptTxt" span="all" />
        </Block>
      )}
      extra={({ data }) => <MeasureActs row={data} />}
    >
      {({ data }) => (
        <>
          <Rows row={data} />
          {data.state === 'planned' ? (
            <p>{text('notHanded')}</p>
          ) : (
            <ImprovementPanel sourceModuleCd="RSA" sourceKey={`${rsaMeasure.name} ${data.rsaMeasureNo}`} />
          )}
        </>
      )}
    </RecordPage>
  )
}

function MeasureActs({ row }: { row: RsaMeasure }) {
  const text = useTexts(measureTexts)
  const tab = useTab()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => tab.open(recordPageAddress(rsaTarget.name, row.rsaTargetNo)!)}>
        {text('target')}
      </Button>
      {row.state === 'further' && tab.canWrite && (
        <Button type="primary" onClick={() => setAsking(true)}>
          {text('further')}
        </Button>
      )}
      {asking && <FurtherDialog row={row} onClose={() => setAsking(false)} />}
    </>
  )
}

const furtherFields = ['hierCd', 'measureTxt', 'interimTxt', 'ownerUserId', 'ownerDeptCd', 'dueYmd'] as const
function FurtherDialog({ row, onClose }: { row: RsaMeasure; onClose: () => void }) {
  const text = useTexts(measureTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const { fields } = useSpoken(rsaMeasure)
  const [form] = Form.useForm<Record<string, unknown>>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await api.put(`${rsaMeasure.path}/${row.rsaMeasureNo}/further`, form.getFieldsValue(true))
      await client.invalidateQueries({ queryKey: [rsaMeasure.name] })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const known = error.body.fields.map(({ path, message }) => ({
        name: path.replace(/^measures\.\d+\./, ''),
        errors: [message],
      }))
      form.setFields(known)
      if (known.length === 0) notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      form={form}
      title={text('further')}
      okText={text('ok')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" name="rsa-further">
        {furtherFields.map((name) => (
          <Form.Item key={name} name={name} label={fields[name].label} required={fields[name].required}>
            <FieldInput field={fields[name]} />
          </Form.Item>
        ))}
      </Form>
    </FormDialog>
  )
}

type Judged = Pick<RsaMeasure, 'rsaMeasureNo' | 'rsaTargetNo'>
/** Names of the grades of the matrix by which the target is judged. */
function useGradeName({ rsaMeasureNo, rsaTargetNo }: Judged): (gradeCd: string | null) => string {
  const { data } = useQuery({
    queryKey: [rsaMeasure.name, 'grades', rsaTargetNo],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: { gradeCd: string; gradeNm: string }[] }>(
          `${rsaMeasure.path}/${rsaMeasureNo}/grades`,
          undefined,
          { signal, quiet: true },
        )
      ).data,
  })
  return (gradeCd) => data?.find((each) => each.gradeCd === gradeCd)?.gradeNm ?? gradeCd ?? ''
}
/** A score with its grade. */
function useGraded(row: Judged) {
  const nameOf = useGradeName(row)
  return (score: number | null, gradeCd: string | null): string =>
    score === null ? '' : `${score} (${nameOf(gradeCd)})`
}
/** The worst risk that the measure lowers, and what was left. */
function Scores({ row }: { row: RsaMeasure }) {
  const graded = useGraded(row)
  const both = [graded(row.worstScore, row.worstGradeCd), graded(row.resScore, row.resGradeCd)]
  return both[0] === '' ? null : <span> · {both.filter(Boolean).join(' → ')}</span>
}
function Rows({ row }: { row: RsaMeasure }) {
  const text = useTexts(measureTexts)
  const graded = useGraded(row)
  return (
    <Part title={text('rows')}>
      <Table<MeasureRow>
        size="small"
        rowKey="rsaMeasureRowNo"
        dataSource={[...row.rows]}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: text('hazard'), dataIndex: 'hazardTxt' },
          { title: text('before'), render: (_, line) => graded(line.score, line.gradeCd) },
          {
            title: text('after'),
            render: (_, line) => graded(line.resScore, line.resGradeCd),
          },
        ]}
      />
    </Part>
  )
}
