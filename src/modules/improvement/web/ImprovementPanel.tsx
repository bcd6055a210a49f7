import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Form, Select } from 'antd'
import type { Fields } from '../../../core/shared/field.ts'
import { code, number, text, textarea } from '../../../core/shared/field.ts'
import { api } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { FieldInput } from '../../../core/web/form/FieldInput.tsx'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { ImprovementLink } from './ImprovementLink.tsx'
import { DueTag, GradeTag, ImprovementStateTag } from './ImprovementTags.tsx'
import { useCall } from './queries.ts'
import './improvement.css'

interface SourceRow {
  imprNo: number
  imprCd: string
  imprNm: string
  state: string
  gradeCd: string | null
  dueDt: string | null
}
export interface ImprovementPanelProps {
  sourceModuleCd: string
  sourceKey: string | number
  /** Address of the source's own call that makes an improvement of it; absent: only the list is shown. */
  requestUrl?: string
  /** First values of the popup. */
  first?: { imprNm?: string; problemDesc?: string }
  /** What of the source it may be about, such as the items that failed; sent under `name`. */
  about?: { name: string; label: string; options: readonly { value: number; label: string }[] }
}
/** The improvements of a record of any module, and the button that asks for one; the same on every page. */
export function ImprovementPanel({ sourceModuleCd, sourceKey, requestUrl, first, about }: ImprovementPanelProps) {
  const tab = useTab()
  const today = useToday()
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  const { data = [] } = useQuery({
    queryKey: [improvement.name, 'source', sourceModuleCd, String(sourceKey)],
    queryFn: ({ signal }) => api.get<{ data: SourceRow[] }>(`${improvement.path}/source`, { sourceModuleCd, sourceKey }, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <div className="impr-panel">
      {data.length > 0 ? (
        <ul className="impr-related">
          {data.map((row) => (
            <li key={row.imprNo}>
              <GradeTag grade={row.gradeCd} /> <ImprovementStateTag state={row.state} />
              <ImprovementLink imprNo={row.imprNo}>{row.imprNm}</ImprovementLink>
              <DueTag dueDt={row.dueDt} state={row.state} today={today} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="impr-more">개선요청이 없습니다.</p>
      )}
      {requestUrl && tab.canWrite && !user?.vendorCd && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAsking(true)}>
          개선요청
        </Button>
      )}
      {asking && requestUrl && (
        <RequestPopup url={requestUrl} first={first ?? {}} {...(about && { about })} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

const fields: Fields = {
  imprNm: text('제목', { required: true }),
  problemDesc: textarea('문제점(10자 이상)', { required: true, min: 10, max: 2000 }),
  hazardTypeCd: code('유해위험유형', 'IMPR_HAZARD', { required: true }),
  freqBef: number('가능성(1–5)', { min: 1, max: 5 }),
  sevBef: number('중대성(1–5)', { min: 1, max: 5 }),
}
interface RequestPopupProps extends Pick<ImprovementPanelProps, 'about'> {
  url: string
  first: object
  onClose: () => void
}
function RequestPopup({ url, first, about, onClose }: RequestPopupProps) {
  const [form] = Form.useForm<Record<string, unknown>>()
  const { call, busy } = useCall()
  const [chosen, setChosen] = useState<number>()
  const send = async () => {
    const values = Object.fromEntries(
      Object.entries(form.getFieldsValue(true)).filter(([name, value]) => name in fields && value !== null && value !== undefined),
    )
    if (await call(url, { ...values, ...(about && chosen !== undefined && { [about.name]: chosen }) }, '개선을 요청하였습니다.')) onClose()
  }
  return (
    <Dialog open title="개선요청" okText="요청" cancelText="취소" confirmLoading={busy} onOk={() => void send()} onCancel={onClose}>
      <Form form={form} layout="vertical" name="improvement-request" initialValues={first}>
        {about && about.options.length > 0 && (
          <Form.Item label={about.label}>
            <Select aria-label={about.label} allowClear value={chosen} onChange={setChosen} options={[...about.options]} />
          </Form.Item>
        )}
        {Object.entries(fields).map(([name, field]) => (
          <Form.Item key={name} name={name} label={field.label} required={field.required}>
            <FieldInput field={field} free />
          </Form.Item>
        ))}
      </Form>
    </Dialog>
  )
}
