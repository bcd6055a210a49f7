import { Form, Select, TreeSelect } from 'antd'
import { Block, Field } from '../../../core/web/form/RecordForm.tsx'
import { useFormOfRecord } from '../../../core/web/form/record-form-context.ts'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { departmentTree, type TreeNode } from '../../../core/web/popup/dept-tree.ts'
import { useSpoken } from '../../../core/web/text/labels.ts'
import type { TargetName, TargetOption } from '../notice-answers.rule.ts'
import { audiences, notice } from '../notice.resource.ts'
import { useTargets } from './notice-calls.ts'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useFormValue } from '../../../core/web/form/use-form-value.ts'

/** The addressees: the audience and its restrictions. */
export function NoticeTargets({ form }: { form: RecordFormHandle<typeof notice> }) {
  const text = useTexts(noticeTexts)
  const { data: targets } = useTargets(true)
  const audienceCd = useFormValue(form, 'audienceCd')
  const employees = audienceCd !== audiences.vendors
  const vendors = audienceCd !== audiences.employees
  return (
    <Block title={text('targets')}>
      <Field name="audienceCd" span="all" extra={form.editable && text('targetsHelp')} />
      {employees && <Field name="plantCds" placeholder={text('everyone')} />}
      {employees && <TargetList name="deptCds" options={targets?.deptCds} tree />}
      {employees && <TargetList name="authGrpNos" options={targets?.authGrpNos} />}
      <TargetList name="grpNos" options={targets?.grpNos} />
      {vendors && <TargetList name="targetVendorCds" options={targets?.targetVendorCds} />}
    </Block>
  )
}

interface TargetListProps {
  name: TargetName
  options: readonly TargetOption[] | undefined
  /** Options stand under each other. */
  tree?: boolean
}
function TargetList({ name, options = [], tree = false }: TargetListProps) {
  const text = useTexts(noticeTexts)
  const form = useFormOfRecord()
  const { label } = useSpoken(notice).fields[name]
  const chosen =
    (Form.useWatch(name, { form: form.antd, preserve: true }) as string[] | null | undefined) ?? []
  if (!form.editable) {
    const names = chosen.map((key) => options.find((option) => option.key === key)?.name ?? key)
    return (
      <Form.Item label={label} className="is-shown">
        <span>{names.join(', ') || text('everyone')}</span>
      </Form.Item>
    )
  }
  const common = {
    allowClear: true,
    placeholder: text('everyone'),
    style: { width: '100%' },
    maxTagCount: 'responsive' as const,
  }
  return (
    <Form.Item name={name} label={label}>
      {tree ? (
        <TreeSelect<string[]>
          {...common}
          multiple
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeData={treeOf(options)}
          onChange={() => form.settle(name)}
        />
      ) : (
        <Select<string[]>
          {...common}
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          options={options.map((option) => ({ value: option.key, label: option.name }))}
          onChange={() => form.settle(name)}
        />
      )}
    </Form.Item>
  )
}

interface Choice {
  value: string
  title: string
  children: Choice[]
}
const treeOf = (options: readonly TargetOption[]): Choice[] => {
  const choice = ({ key, title, children }: TreeNode): Choice => ({
    value: key,
    title,
    children: children.map(choice),
  })
  const rows = options.map(({ key, name, above }) => ({
    deptCd: key,
    deptNm: name,
    pdeptCd: above ?? null,
    plantCd: '',
  }))
  return departmentTree(rows).map(choice)
}
