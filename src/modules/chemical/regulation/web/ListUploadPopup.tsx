import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { UploadOutlined } from '@ant-design/icons'
import { Button, DatePicker, Form, Input, Select, Upload } from 'antd'
import type { Dayjs } from 'dayjs'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { labelOf } from '../../../../core/web/text/labels.ts'
import type { Mapping } from '../../../../core/shared/sheet-mapping.ts'
import { ColumnMapping } from '../../../../platform/upload/web/ColumnMapping.tsx'
import { publishedTargets } from '../published-row.rule.ts'
import { chmRegHist, chmRegItem, type ChmRegHist } from '../regulation.resource.ts'
import type { ListOutline } from '../regulation-answers.rule.ts'
import { regulationTexts } from './regulation.texts.ts'
import '../../../../core/shared/picker-clock.ts'

interface Head {
  regCd: string
  effectYmd: Dayjs
  noticeTxt: string
  lawArticle?: string
}

/**
 * The workbook of a list as a ministry publishes it: head and file first, then which column says what,
 * remembered for the list. What the edition changes is shown before anything applies.
 */
export function ListUploadPopup({
  onClose,
  onStored,
}: {
  onClose: () => void
  onStored: (regHistNo: number) => void
}) {
  const [form] = Form.useForm<Head>()
  const text = useTexts(regulationTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const lists = useCodes('CHM_REG_CD').data ?? []
  const [file, setFile] = useState<File>()
  const [outline, setOutline] = useState<ListOutline>()
  const [mapping, setMapping] = useState<Mapping>({})
  const send = async <T,>(step: 'outline' | 'upload'): Promise<T | undefined> => {
    const head = await form.validateFields()
    if (!file) {
      notice.info(text('hist.chooseFile'))
      return undefined
    }
    const body = new FormData()
    // Fields before the file: the server reads the parts in their order.
    body.append('regCd', head.regCd)
    body.append('effectYmd', head.effectYmd.format('YYYY-MM-DD'))
    body.append('noticeTxt', head.noticeTxt)
    body.append('lawArticle', head.lawArticle ?? '')
    if (step === 'upload') body.append('mapping', JSON.stringify(mapping))
    body.append('file', file)
    try {
      return (await api.upload<{ data: T }>(`${chmRegHist.path}/${step}`, body)).data
    } catch (error) {
      notice.failure(error)
      return undefined
    }
  }
  const look = async () => {
    const found = await send<ListOutline>('outline')
    if (!found) return false
    setOutline(found)
    setMapping(found.mapping)
    if (!form.getFieldValue('lawArticle')) form.setFieldValue('lawArticle', found.lawArticle ?? '')
    return false
  }
  const store = async () => {
    const stored = await send<ChmRegHist>('upload')
    if (!stored) return false
    await client.invalidateQueries({ queryKey: queryKeys.all(chmRegHist) })
    onStored(stored.regHistNo)
    return false
  }
  return (
    <BasePopup
      open
      form={form}
      title={text('hist.upload')}
      onClose={onClose}
      confirmText={text(outline ? 'hist.send' : 'hist.look')}
      onConfirm={outline ? store : look}
      widthPx={outline ? 980 : 560}
    >
      <Form<Head> form={form} layout="vertical">
        <div hidden={outline !== undefined}>
          <Form.Item name="regCd" label={text('list')} rules={[{ required: true }]}>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              options={lists.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
            />
          </Form.Item>
          <Form.Item name="effectYmd" label={text('effect')} rules={[{ required: true }]}>
            <DatePicker />
          </Form.Item>
          <Form.Item name="noticeTxt" label={text('hist.noticeNo')} rules={[{ required: true }]}>
            <Input maxLength={200} placeholder={text('hist.noticeExample')} />
          </Form.Item>
          <Upload
            accept=".xlsx,.xls,.csv,.txt"
            maxCount={1}
            beforeUpload={(chosen) => (setFile(chosen), false)}
            onRemove={() => setFile(undefined)}
          >
            <Button icon={<UploadOutlined aria-hidden />}>{text('hist.file')}</Button>
          </Upload>
        </div>
        <Form.Item
          hidden={outline === undefined}
          name="lawArticle"
          label={labelOf(chmRegItem, 'lawArticle')}
          extra={text('hist.article')}
        >
          <Input maxLength={200} />
        </Form.Item>
      </Form>
      {outline && (
        <ColumnMapping
          outline={outline}
          targets={publishedTargets}
          labelOf={(name) => (name === 'kindTxt' ? text('hist.kind') : labelOf(chmRegItem, name))}
          mapping={mapping}
          onChange={setMapping}
        />
      )}
    </BasePopup>
  )
}
