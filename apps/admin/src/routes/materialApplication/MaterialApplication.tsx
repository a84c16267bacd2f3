import { applyForMaterial, materialPage } from '@anzhu/api/contract/material';
import { MaterialForm } from '@anzhu/domain/material';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { PageFrame } from '@anzhu/ui/Layout';
import { Link } from 'react-router-dom';
import { useAction } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useOpenForm } from '../../session/loss.ts';

const refresh = [materialPage];

/** 物资申请: one application after the other, for the own hotel. */
export default function MaterialApplication() {
  const apply = useAction(applyForMaterial, { refresh });
  useOpenForm(useHasUnsaved());

  return (
    <PageFrame>
      <MaterialForm
        onSave={apply}
        records={{
          render: (props) => <Link {...props} to={paths.screen('hotelMaterialInfo')} />,
        }}
      />
    </PageFrame>
  );
}
