import { useState } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button, Checkbox, Form } from 'antd'
import { FieldInput } from '../../../../../core/web/form/FieldInput.tsx'
import { useTab } from '../../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../../core/web/text/define-texts.ts'
import {
  fault,
  SenderUploadPopup,
  type Wrong,
} from '../../../../../platform/upload/web/SenderUploadPopup.tsx'
import { eduResult } from '../../edu-result.resource.ts'
import { instituteTargets } from '../institute-sheet.rule.ts'
import { instituteTexts } from './upload.texts.ts'

/** The button of who enters external education. */
export function InstituteUpload() {
  const text = useTexts(instituteTexts)
  const tab = useTab()
  const [open, setOpen] = useState(false)
  if (!tab.canWrite) return null
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text('open')}
      </Button>
      {open && <InstitutePopup onClose={() => setOpen(false)} />}
    </>
  )
}

interface Said {
  eduCourseNo: number | null
  eduTypeCd: string | null
  remote: boolean
  completed: boolean
}
const nothing: Said = { eduCourseNo: null, eduTypeCd: null, remote: false, completed: false }

/** The course of the list stands by its name; its number says nothing to who reads. */
const shownResult = {
  ...eduResult,
  excel: { import: eduResult.excel!.import.filter((name) => name !== 'eduCourseNo') },
}

/** A list of an institute as it comes, and what it leaves out because it holds for all of its rows. */
function InstitutePopup({ onClose }: { onClose: () => void }) {
  const text = useTexts(instituteTexts)
  const [said, setSaid] = useState(nothing)
  return (
    <SenderUploadPopup
      resource={eduResult}
      step="institute"
      targets={instituteTargets}
      title={text('open')}
      sender={{ label: text('sender'), missing: text('noSender') }}
      applied={(counts) => text('applied', counts)}
      shown={shownResult}
      nameOf={(target) => (target === 'period' || target === 'hourTxt' ? text(target) : undefined)}
      forAll={{
        said: {
          eduCourseNo: said.eduCourseNo === null ? '' : String(said.eduCourseNo),
          eduTypeCd: said.eduTypeCd ?? '',
          sourceCd: said.remote ? 'remote' : 'institute',
          allCompletedYn: said.completed ? 'Y' : 'N',
        },
        form: (wrong, forget) => (
          <ForAllRows
            said={said}
            wrong={wrong}
            onChange={(part) => {
              setSaid({ ...said, ...part })
              forget()
            }}
          />
        ),
      }}
      onClose={onClose}
    />
  )
}

function ForAllRows({
  said,
  wrong,
  onChange,
}: {
  said: Said
  wrong: Wrong
  onChange: (part: Partial<Said>) => void
}) {
  const text = useTexts(instituteTexts)
  return (
    <>
      <Form.Item label={text('course')} htmlFor="institute-course" {...fault(wrong['eduCourseNo'])}>
        <FieldInput
          id="institute-course"
          field={{ ...eduResult.fields.eduCourseNo, label: text('course'), inStates: ['confirmed'] }}
          value={said.eduCourseNo}
          onChange={(eduCourseNo: unknown) =>
            onChange({ eduCourseNo: (eduCourseNo ?? null) as number | null })
          }
        />
      </Form.Item>
      {said.eduCourseNo === null && (
        <Form.Item label={text('kind')} htmlFor="institute-kind">
          <FieldInput
            id="institute-kind"
            field={{ ...eduResult.fields.eduTypeCd, label: text('kind'), required: false }}
            value={said.eduTypeCd}
            onChange={(eduTypeCd: unknown) => onChange({ eduTypeCd: (eduTypeCd ?? null) as string | null })}
          />
        </Form.Item>
      )}
      <Form.Item>
        <Checkbox checked={said.completed} onChange={({ target }) => onChange({ completed: target.checked })}>
          {text('completed')}
        </Checkbox>
        <Checkbox checked={said.remote} onChange={({ target }) => onChange({ remote: target.checked })}>
          {text('remote')}
        </Checkbox>
      </Form.Item>
    </>
  )
}
