import { lazy, Suspense, useState } from 'react'
import { Button } from 'antd'
import { CodeReader } from '../../../core/web/scan/CodeReader.tsx'
import { useWedge } from '../../../core/web/scan/use-wedge.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { SamplePage, SampleSection, SampleValue } from './SamplePage.tsx'
import { fieldSampleTexts } from './field-sample.texts.ts'

const SignPopup = lazy(() =>
  import('../../../core/web/sign/SignPopup.tsx').then((module) => ({ default: module.SignPopup })),
)
/** A picture as an address of itself. */
const addressOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('unreadable picture')))
    reader.readAsDataURL(picture)
  })

/** 현장 입력 (sample/component/fieldSample): readers of codes and signatures, for gloves. */
export function FieldSamplePage() {
  const say = useTexts(fieldSampleTexts)
  const { active } = useTab()
  const [read, setRead] = useState('')
  const [signing, setSigning] = useState(false)
  const [signed, setSigned] = useState<{ name: string; address: string }>()
  const [heard, setHeard] = useState('')
  useWedge(setHeard, active)
  return (
    <SamplePage help={say('help')}>
      <SampleSection title={say('reader')} note={say('readerNote')}>
        <CodeReader ask={say('ask')} onCode={setRead} />
        <SampleValue label={say('read')} value={read} />
      </SampleSection>
      <SampleSection title={say('sign')} note={say('signNote')}>
        <Button className="sample-buttons" onClick={() => setSigning(true)}>
          {say('signAct')}
        </Button>
        {signed && (
          <figure className="sample-signature">
            <img src={signed.address} alt={signed.name} height={80} />
            <figcaption>{signed.name}</figcaption>
          </figure>
        )}
        {signing && (
          <Suspense>
            <SignPopup
              title={say('sign')}
              onClose={() => setSigning(false)}
              onSign={async (name, picture) => setSigned({ name, address: await addressOf(picture) })}
            />
          </Suspense>
        )}
      </SampleSection>
      <SampleSection title={say('wedge')} note={say('wedgeNote')}>
        <SampleValue label={say('heard')} value={heard} />
      </SampleSection>
    </SamplePage>
  )
}
