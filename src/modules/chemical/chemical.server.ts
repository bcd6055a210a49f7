import { defineModule } from '../../platform/module.server.ts'
import { scaleOfInspection } from './inspection/store-insp.server.ts'
import { offerImprovementSource } from '../improvement/improvement-source.server.ts'
import { connectHandOver } from '../../platform/attachment/attachment-evidence.ts'
import { noteInPickers } from '../../platform/lookup/picker-notes.ts'
import { chemicalBuilt } from './chemical.built.ts'
import { describeChemical, hearOfChemicals, readBackChemicals } from './chemical-improvement.server.ts'
import { chemicalRecordClasses } from './chemical-record-classes.server.ts'
import { chemicalRoutes } from './chemical.routes.ts'
import { chemicalClock, chemicalClockMs } from './msds/msds-clock.server.ts'
import { chemicalSource } from './material-check/condition-improvement.server.ts'
import { storageBehaviours, storageRoutes, storageWork } from './storage.server.ts'
import { emergencyCopyMs, writeEmergencyCopies } from './store/emergency-copy.server.ts'
import { ghsBehaviours } from './ghs/ghs.server.ts'
import { msdsFileBehaviour } from './inbox/msds-inbox.server.ts'
import { msdsWork } from './msds/msds-work.server.ts'
import { cardLink } from './msds/card-link.server.ts'
import { msdsBehaviours } from './msds/msds.server.ts'
import { chmProduct } from './product/chm-product.resource.ts'
import { chmChemical } from './substance/chm-chemical.resource.ts'
import { productBehaviour, productPlantBehaviour } from './product/product.server.ts'
import { msdsSubmitBehaviour } from './submission/msds-submit.server.ts'
import { regulationBehaviours } from './regulation/regulation.server.ts'
import { substanceBehaviour } from './substance/substance.server.ts'
import { chemprod } from './material-check/chemprod.resource.ts'
import { submittedDt } from './material-check/material-check.server.ts'
import { moduleNames } from './chemical-module.texts.ts'

/** The entities of chemicals: substances, products, regulations, MSDS. */
const chemicalBehaviours = [
  substanceBehaviour,
  productBehaviour,
  productPlantBehaviour,
  ...ghsBehaviours,
  ...regulationBehaviours,
  ...msdsBehaviours,
  msdsFileBehaviour,
  msdsSubmitBehaviour,
]

export const chemicalModule = defineModule({
  name: 'chemical',
  standsOn: ['improvement', 'vendor'],
  behaviours: [...chemicalBehaviours, ...storageBehaviours],
  pages: chemicalBuilt,
  publicLinks: [cardLink],
  async routes(app, engine, { settings, store, publicLink }) {
    await storageRoutes(app, engine, settings, store)
    await chemicalRoutes(app, engine, { cards: publicLink(cardLink), store })
  },
  jobs: [
    {
      everyMs: chemicalClockMs,
      batch: {
        batchCd: 'CHEMICAL_CLOCK',
        name: moduleNames.clock,
        records: 'work',
      },
      run: (engine) => chemicalClock(engine),
    },
    {
      everyMs: emergencyCopyMs,
      run: (engine, { settings }) => writeEmergencyCopies(engine, settings.dataDir),
    },
  ],
  work: [msdsWork, ...storageWork],
  recordClasses: chemicalRecordClasses,
  connect() {
    connectHandOver(chemprod.name, submittedDt)
    noteInPickers(chmChemical, 'casNo')
    noteInPickers(chmProduct, 'prodCd')
    offerImprovementSource(chemicalSource, {
      describe: describeChemical,
      scale: scaleOfInspection,
      heard: hearOfChemicals,
      readBack: readBackChemicals,
    })
  },
})
