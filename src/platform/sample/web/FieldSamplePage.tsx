import { useState } from 'react'
import { CodeReader } from '../../../core/web/scan/CodeReader.tsx'
import { useWedge } from '../../../core/web/scan/use-wedge.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { SamplePage, SampleSection, SampleValue } from './SamplePage.tsx'
import { fieldSampleTexts } from './field-sample.texts.ts'

/** 현장 입력 (sample/component/fieldSample): readers of codes, for gloves. */
export function FieldSamplePage() {
  const say = useTexts(fieldSampleTexts)
  const { active } = useTab()
  const [read, setRead] = useState('')
  const [heard, setHeard] = useState('')
  useWedge(setHeard, active)
  return (
    <SamplePage help={say('help')}>
      <SampleSection title={say('reader')} note={say('readerNote')}>
        <CodeReader ask={say('ask')} onCode={setRead} />
        <SampleValue label={say('read')} value={read} />
      </SampleSection>
      <SampleSection title={say('wedge')} note={say('wedgeNote')}>
        <SampleValue label={say('heard')} value={heard} />
      </SampleSection>
    </SamplePage>
  )
}
