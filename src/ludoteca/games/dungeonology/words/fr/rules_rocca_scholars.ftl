### Rocca Civetta : les règles des nouveaux Érudits en mots simples.

RC-SCH = Nouveaux Érudits
RC-SCH-1 = Sept Érudits de plus sont au choix, avec Rebecca, Valerio, Sofia et Vincenzo : Sara l’exploratrice, Caterina l’alchimiste, Claudio le chasseur, Andromeda la gynoïde, Onamor le fossoyeur, Ingrid la valkyrie et Enrico l’archéologue.
RC-SCH-2 = Ils suivent toutes les règles des Érudits ; chaque carte a une face normale et une face Enflammée.
RC-SCH-3 = Avec les deux boîtes, on choisit parmi 11 cartes Érudit.
RC-SCH-4 = La Zone Camp Z appartient à Caterina et n’entre en jeu que par sa carte.
RC-SCH-5 = Avec Caterina dans la partie, la Confrérie Zeta n’est pas disponible ; avec Claudio, Lambda ne l’est pas.
RC-SCH-6 = Enrico ne peut pas être un Érudit de la campagne.
RC-SCH-7 = Enrico ne peut pas être un Érudit dans une partie dont le Boss est Enrico Giovanni : c’est la même personne et la même figurine.

RA-3 = Enrico peut-il être un Érudit là où le Boss est Enrico Giovanni ? Non : une figurine, une personne.
