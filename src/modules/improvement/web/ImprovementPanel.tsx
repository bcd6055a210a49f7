import { useRef, useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnyResource } from '../../../core/shared/resource.ts'
import { queryKeys } from '../../../core/web/data/query-keys.ts'
import { Button, Form, Select } from 'antd'
import { api } from '../../../core/web/api.ts'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { useChosenFiles } from '../../../core/web/attach/chosen-files.ts'
import { FormDialog } from '../../../core/web/components/FormDialog.tsx'
import { FieldInput } from '../../../core/web/form/FieldInput.tsx'
import { useSession } from '../../../core/web/session-store.ts'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { ImprovementLink } from './ImprovementLink.tsx'
import { DueTag, GradeTag, ImprovementStateTag } from './ImprovementTags.tsx'
import { useCall } from './queries.ts'
import './improvement.css'
import { panelTexts } from './panel.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

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
  /** The source keeps the number of the improvement in its own rows: it is read again once one was asked for. */
  source?: AnyResource
  /** First values of the popup. */
  first?: { imprNm?: string; problemDesc?: string }
  /** A choice about the source, such as the items that failed; sent under `name`. */
  about?: { name: string; label: string; options: readonly { value: number; label: string }[] }
}
/** The improvements of a record of any module, and the button that asks for one; the same on every page. */
export function ImprovementPanel({
  sourceModuleCd,
  sourceKey,
  requestUrl,
  source,
  first,
  about,
}: ImprovementPanelProps) {
  const tab = useTab()
  const say = useTexts(panelTexts)
  const today = useToday()
  const { user } = useSession()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const close = (asked: boolean) => {
    setAsking(false)
    if (asked && source) void client.invalidateQueries({ queryKey: queryKeys.all(source) })
  }
  const { data = [] } = useQuery({
    queryKey: [improvement.name, 'source', sourceModuleCd, String(sourceKey)],
    queryFn: ({ signal }) =>
      api.get<{ data: SourceRow[] }>(`${improvement.path}/source`, { sourceModuleCd, sourceKey }, { signal }),
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
        <p className="impr-more">{say(user?.vendorCd ? 'noneGiven' : 'none')}</p>
      )}
      {requestUrl && tab.canWrite && !user?.vendorCd && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAsking(true)}>
          {say('ask')}
        </Button>
      )}
      {asking && requestUrl && (
        <RequestPopup url={requestUrl} first={first ?? {}} about={about} onClose={close} />
      )}
    </div>
  )
}

const asked = ['imprNm', 'problemDesc', 'hazardTypeCd', 'freqBef', 'sevBef'] as const
interface RequestPopupProps extends Pick<ImprovementPanelProps, 'about'> {
  url: string
  first: object
  onClose: (asked: boolean) => void
}
function RequestPopup({ url, first, about, onClose }: RequestPopupProps) {
  const say = useTexts(panelTexts)
  const { fields } = useSpoken(improvement)
  const [form] = Form.useForm<Record<string, unknown>>()
  const { call, busy } = useCall()
  const [chosen, setChosen] = useState<number>()
  const files = useChosenFiles(improvement, undefined)
  // The pictures may go out with this very request.
  const fileKey = useRef<string>(undefined)
  const send = async () => {
    if (!(await files.send())) return
    const values = Object.fromEntries(
      Object.entries(form.getFieldsValue(true)).filter(
        ([name, value]) => asked.some((each) => each === name) && value !== null && value !== undefined,
      ),
    )
    if (about && chosen !== undefined) values[about.name] = chosen
    if (
      await call(
        url,
        {
          ...values,
          fileKey: fileKey.current,
        },
        say('done'),
      )
    )
      onClose(true)
  }
  return (
    <FormDialog
      open
      form={form}
      title={say('ask')}
      okText={say('ask.do')}
      cancelText={say('cancel')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={() => onClose(false)}
    >
      <Form form={form} layout="vertical" name="improvement-request" initialValues={first}>
        {about && about.options.length > 0 && (
          <Form.Item label={about.label}>
            <Select
              aria-label={about.label}
              allowClear
              value={chosen}
              onChange={setChosen}
              options={[...about.options]}
            />
          </Form.Item>
        )}
        {asked.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={fields[name].label}
            required={fields[name].required ?? false}
          >
            <FieldInput field={fields[name]} free />
          </Form.Item>
        ))}
      </Form>
      <Attachments
        resource={improvement}
        name="before"
        onTempKey={(key) => {
          fileKey.current = key
        }}
        editable
      />
    </FormDialog>
  )
}
