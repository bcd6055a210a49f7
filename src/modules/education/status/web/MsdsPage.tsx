import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { api, type Answer } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eduMsdsNeed } from '../msds/edu-msds-need.resource.ts'
import { dutyTexts } from './duty.texts.ts'

const card = { title: 'userNm', facts: ['prodNm', 'reasonNm', 'dueYmd'] } as const

/** MSDS 교육현황 (education/status/eduMsds): who has to learn which product, and the class that teaches it. */
export function EduMsdsPage() {
  const text = useTexts(dutyTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(eduMsdsNeed)
  const [chosen, setChosen] = useState<string[]>([])
  const [planning, setPlanning] = useState(false)
  return (
    <>
      <RegisterPage
        resource={eduMsdsNeed}
        help={text('help.msds')}
        card={card}
        readOnly
        widths={{ prodNo: 200, eduClassNo: 180 }}
        hidden={['processNo']}
        selected={chosen}
        onSelect={tab.canWrite ? setChosen : undefined}
        toolbar={
          tab.canWrite && (
            <Button disabled={chosen.length === 0} onClick={() => setPlanning(true)}>
              {text('plan')}
            </Button>
          )
        }
      >
        <StateTiles resource={eduMsdsNeed} query={query} onQuery={setQuery} />
      </RegisterPage>
      {planning && (
        <PlanDialog
          needNos={chosen.map(Number)}
          onDone={() => setChosen([])}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  )
}

function PlanDialog({
  needNos,
  onDone,
  onClose,
}: {
  needNos: readonly number[]
  onDone: () => void
  onClose: () => void
}) {
  const text = useTexts(dutyTexts)
  const notice = useNotice()
  const queries = useQueryClient()
  const [form] = Form.useForm<{ eduClassNo: unknown }>()
  const [busy, setBusy] = useState(false)
  const plan = async () => {
    const { eduClassNo } = await form.validateFields()
    setBusy(true)
    try {
      const { data } = await api.post<Answer<{ planned: number }>>('/api/saf/education/msdsneedplan', {
        eduClassNo: Number(eduClassNo),
        needNos,
      })
      notice.info(text('planned', { n: data.planned }))
      await queries.invalidateQueries({ queryKey: [eduMsdsNeed.name] })
      onDone()
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      form={form}
      title={text('plan')}
      confirmLoading={busy}
      onOk={() => plan()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical">
        <Form.Item name="eduClassNo" label={text('class')} required>
          <FieldInput field={eduMsdsNeed.fields.eduClassNo} aria-label={text('class')} />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
